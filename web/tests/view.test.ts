import { describe, expect, it } from 'vitest';
import { framed } from '../src/board/view';

const SHEET = { width: 2000, height: 2000 };
const FRAME = { width: 436, height: 400 };
const box = { x: 400, y: 400, width: 1200, height: 1200, least: 1 };
/** Where a place of the map is seen. */
const seen = (view: ReturnType<typeof framed>, y: number) => view.y + y * view.scale;

describe('the first view', () => {
  it('has its heart in the middle where not all can be read', () => {
    expect(seen(framed(FRAME, { ...box, heart: { x: 1000, y: 1000 } }, SHEET), 1000)).toBe(200);
  });
  it('goes no farther from what must be in sight than lets one see it', () => {
    const keep = { x: 1000, y: 1400 };
    const at = seen(framed(FRAME, { ...box, heart: { x: 1000, y: 1000 }, keep }, SHEET), keep.y);
    expect(at).toBeGreaterThan(200);
    expect(at).toBeLessThanOrEqual(400 - 70);
  });
  it('leaves nothing of one’s own under the row of tools', () => {
    const clear = [1000, 1150, 1190].map((y) => ({ x: 1000, y }));
    const view = framed(FRAME, { ...box, heart: { x: 1000, y: 1000 }, clear }, SHEET, 40);
    for (const { y } of clear) expect(seen(view, y) < 400 - 48 - 30 || seen(view, y) > 430).toBe(true);
  });
  it('shows the nearest of the others at the upper edge, as far as what must be in sight stays there', () => {
    const [heart, keep] = [{ x: 1000, y: 1000 }, { x: 1000, y: 1100 }];
    const look = (y: number) => framed(FRAME, { ...box, heart, keep, facing: { x: 1000, y } }, SHEET, 40);
    expect(seen(look(900), 900)).toBeGreaterThan(30);
    expect(seen(look(820), 820)).toBe(30);
    expect(seen(look(500), keep.y)).toBe(400 - 48 - 30);
  });
  it('does not look beyond the edge for its sake', () => {
    const keep = { x: 1000, y: 1990 };
    expect(seen(framed(FRAME, { ...box, height: 1600, heart: { x: 1000, y: 1000 }, keep }, SHEET), 2000)).toBe(400);
  });
});
