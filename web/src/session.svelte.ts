// The user of this browser.
import { call, fetchMe, post, remember } from './api';
import type { Me, User } from './wire';

let user = $state.raw<User | null>(null);
let known = $state(false);

export const session = {
  get user(): User | null { return user; },
  get known(): boolean { return known; },
};

export async function recall(): Promise<void> {
  user = await fetchMe();
  known = true;
}

/** A user without a name becomes a guest, so that nobody must register before playing. */
export async function ensureUser(): Promise<User> {
  if (!known) await recall();
  if (!user) await become('/api/guest');
  return user!;
}

/** Signs in, up or back: the server answers with who I am now. */
export async function become(path: string, body: unknown = {}): Promise<void> {
  const me = await post<Me>(path, body);
  user = remember(me);
  await recall();
}

export async function change(fields: Partial<User>): Promise<void> {
  await call('PATCH', '/api/me', fields);
  await recall();
}

export async function leave(): Promise<void> {
  await post('/api/logout');
  await recall();
}
