import { describe, expect, it } from 'vitest';
import { sketchOf, type Ground } from '../src/board/sketch';

const PIECES: Record<string, string> = { 'R-1': '0101', 'R-2': '0505', 'C-1': '0201' };
const ground: Ground = {
  find: (word) => (/^\d{4}$/.test(word) ? word : (PIECES[word] ?? null)),
  isPlace: (word) => /^\d{4}$/.test(word),
  next: (place, direction) => (direction === 'S' ? place.slice(0, 2) + String(Number(place.slice(2)) + 1).padStart(2, '0') : null),
};

describe('a sketch of suggested actions', () => {
  it('joins the steps of a march into one arrow', () => {
    expect(sketchOf(['step R-1 S', 'turn R-1 NE', 'step R-1 S', 'halt R-1'], ground)).toEqual({
      arrows: [{ places: ['0101', '0102', '0103'], strike: false }], rings: [],
    });
  });

  it('tells strikes from marches, and draws each piece from where it has gone', () => {
    expect(sketchOf(['step R-1 S', 'attack R-1 C-1', 'step R-2 S'], ground).arrows).toEqual([
      { places: ['0101', '0102'], strike: false }, { places: ['0102', '0201'], strike: true }, { places: ['0505', '0506'], strike: false },
    ]);
  });

  it('leads the piece under way, which orders need not name', () => {
    expect(sketchOf(['go 0102', 'go 0103'], { ...ground, mover: 'R-1' }).arrows).toEqual([{ places: ['0101', '0102', '0103'], strike: false }]);
  });

  it('rings what is only named, once', () => {
    expect(sketchOf(['recover R-2', 'boost R-2', 'refuge 0909', 'done'], ground)).toEqual({ arrows: [{ places: ['0505', '0909'], strike: false }], rings: [] });
    expect(sketchOf(['recover R-2', 'boost R-2', 'place combat'], ground)).toEqual({ arrows: [], rings: ['0505'] });
    expect(sketchOf(['refuge 0909'], ground)).toEqual({ arrows: [], rings: ['0909'] });
  });
});
