// Requests to the server. A refusal carries one sentence in the user's language.
import type { Me, User } from './wire';

export class Refused extends Error {
  constructor(readonly status: number, readonly code: string, text: string, readonly body: any) {
    super(text);
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

const context = { csrf: '', language: 'en' };

export function speak(language: string): void {
  context.language = language;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': context.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET') headers['X-Bellona-CSRF'] = context.csrf;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method, headers, credentials: 'same-origin', body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => ({}));
  throw new Refused(answer.status, said.error ?? 'error', said.text ?? `${answer.status} ${answer.statusText}`, said);
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);

export async function fetchText(path: string): Promise<string> {
  return (await send('GET', path)).text();
}

/** Who I am; keeps the token that unsafe requests must carry. */
export async function fetchMe(): Promise<User | null> {
  return remember(await get<Me>('/api/me'));
}

export function remember(me: Me): User | null {
  if (me.csrf) context.csrf = me.csrf;
  return me.user;
}

/** The address of a table's resource; the key of an invitation opens private tables. */
export function addressOf(table: string, name: string, key: string | null, query: Record<string, string> = {}): string {
  const asked = new URLSearchParams({ ...query, ...(key ? { key } : {}) }).toString();
  return `/api/tables/${table}${name && `/${name}`}${asked && `?${asked}`}`;
}
