import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Enter from '../src/account/Enter.svelte';

it('"Sign in" opens on signing in', () => {
  const shown = mount(Enter, { target: document.body });
  flushSync();
  expect(document.querySelector('[data-testid=enter]')?.textContent).toBe('Sign in');
  expect(document.querySelector('[data-testid=password]')?.getAttribute('autocomplete')).toBe('current-password');
  void unmount(shown);
});
