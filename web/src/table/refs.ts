// References inside sentences: hovering highlights them on the map, a click brings them into view.
import type { Attachment } from 'svelte/attachments';
import type { OpenTable } from './open.svelte';

export function refs(model: OpenTable): Attachment<HTMLElement> {
  return (node) => {
    const of = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-ref]')?.dataset.ref;
    const over = (event: Event) => { const id = of(event); if (id) model.attention.light([id]); };
    const out = (event: Event) => { if (of(event)) model.attention.light([]); };
    const click = (event: Event) => { const id = of(event); if (id) model.attention.bring(id); };
    node.addEventListener('pointerover', over);
    node.addEventListener('pointerout', out);
    node.addEventListener('click', click);
    return () => {
      node.removeEventListener('pointerover', over);
      node.removeEventListener('pointerout', out);
      node.removeEventListener('click', click);
    };
  };
}
