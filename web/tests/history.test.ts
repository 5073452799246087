import { describe, expect, it } from 'vitest';
import { History, takenBack } from '../src/table/state/history.svelte';
import { base64, event, SMALL, step } from './samples';

function begun(): History {
  const history = new History(SMALL);
  history.begin({ n: 0, position: base64(1, 0) }, [step(1, { patch: { at: [1], to: [1] } })], [event('began')]);
  return history;
}

describe('history', () => {
  it('holds every position from its first on', () => {
    const history = begun();
    expect(history.add([step(2, { patch: { at: [0], to: [2] } }), step(3)])).toBe(true);
    expect([0, 1, 2, 3].map((n) => history.position(n))).toEqual([
      { turn: 1, seat: 0 }, { turn: 1, seat: 1 }, { turn: 2, seat: 1 }, { turn: 2, seat: 1 },
    ]);
    expect(history.last).toBe(3);
    expect(history.step(2)?.n).toBe(2);
    expect(history.step(9)).toBeNull();
  });

  it('takes steps once, and notices a gap', () => {
    const history = begun();
    expect(history.add([step(1), step(2)])).toBe(true);
    expect(history.last).toBe(2);
    expect(history.add([step(4)])).toBe(false);
    expect(history.last).toBe(2);
  });

  it('takes a whole position where other eyes look', () => {
    const history = begun();
    history.add([step(2, { position: base64(5, 255) })]);
    expect(history.position(2)).toEqual({ turn: 5, seat: -1 });
    expect(history.correct({ n: 2, position: base64(6, 0) })).toBe(true);
    expect(history.position(2)).toEqual({ turn: 6, seat: 0 });
    expect(history.correct({ n: 1, position: base64(6, 0) })).toBe(false);
  });

  it('begins where it is told to', () => {
    const history = new History(SMALL);
    history.begin({ n: 40, position: base64(9, 0) }, [step(41)], []);
    expect([history.first, history.last]).toEqual([40, 41]);
    expect(history.position(41)).toEqual({ turn: 9, seat: 0 });
  });
});

describe('what was taken back', () => {
  it('is the last play that still stands, and its undoing', () => {
    const undo = (n: number) => step(n, { kind: 'undo' });
    expect([...takenBack([step(1), step(2), undo(3), undo(4), step(5)])].sort()).toEqual([1, 2, 3, 4]);
    expect([...takenBack([step(1), step(2, { kind: 'timeout' }), undo(3)])].sort()).toEqual([1, 3]);
    expect(takenBack([step(1)]).size).toBe(0);
  });
});
