// Paths of the client: / · /learn · /t/ID, with ?analysis at its analysis · /account · /enter/SIGNED · /workshop, /workshop/ID.

export type Route = { page: 'lobby' } | { page: 'table'; id: string; key: string | null; study: boolean } | { page: 'account' } | { page: 'learn' }
  | { page: 'workshop'; id: string | null; key: string | null } | { page: 'enter'; signed: string } | { page: 'lost' };

function read(): Route {
  const [, first = '', second = ''] = location.pathname.split('/');
  if (first === '') return { page: 'lobby' };
  if (first === 't' && second) {
    const asked = new URLSearchParams(location.search);
    return { page: 'table', id: second, key: asked.get('key'), study: asked.has('analysis') };
  }
  if (first === 'workshop') return { page: 'workshop', id: second || null, key: new URLSearchParams(location.search).get('key') };
  if (first === 'account') return { page: 'account' };
  if (first === 'learn') return { page: 'learn' };
  if (first === 'enter' && second) return { page: 'enter', signed: decodeURIComponent(second) };
  return { page: 'lost' };
}

let current = $state.raw<Route>(read());

export const route = { get now(): Route { return current; } };

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  current = read();
  scrollTo(0, 0);
}

function followed(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return null;
  return link.pathname + link.search;
}

/** Links inside the client change the page without loading it again. */
export function listen(): void {
  addEventListener('popstate', () => { current = read(); });
  document.addEventListener('click', (event) => {
    const path = followed(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  });
}
