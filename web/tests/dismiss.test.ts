import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dismissed } from '../src/ui/dismiss';

let closed = 0, deeper = 0, stop: () => void;
const holder = document.createElement('div'), inside = document.createElement('button'), elsewhere = document.createElement('p');
holder.append(inside);
const count = () => { deeper += 1; };
const press = (where: Element) => where.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const key = (name: string) => elsewhere.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

beforeEach(() => {
  closed = deeper = 0;
  document.body.append(holder, elsewhere);
  elsewhere.addEventListener('keydown', count);
  stop = dismissed(() => { closed += 1; })(holder) as () => void;
});
afterEach(() => { stop(); elsewhere.removeEventListener('keydown', count); });

describe('what is open over the page', () => {
  it('closes at a press outside, not inside', () => {
    press(inside);
    expect(closed).toBe(0);
    press(elsewhere);
    expect(closed).toBe(1);
  });

  it('closes at Escape, which then means nothing else', () => {
    key('a');
    expect([closed, deeper]).toEqual([0, 1]);
    key('Escape');
    expect([closed, deeper]).toEqual([1, 1]);
  });

  it('listens no more when it is gone', () => {
    stop();
    press(elsewhere);
    key('Escape');
    expect(closed).toBe(0);
  });
});
