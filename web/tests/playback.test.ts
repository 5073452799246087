import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback, type Audience } from '../src/table/state/playback.svelte';
import type { Step } from '../src/wire';
import { base64, SMALL, step } from './samples';

const turn = (n: number, more: Partial<Step> = {}) => step(n, { patch: { at: [0], to: [n] }, ...more });
const CALM: Audience = { isWatched: () => true, reading: () => 0, isElsewhere: () => false, isAsked: () => false, begun: () => undefined, ended: () => undefined };

function begun(steps = 0, audience: Partial<Audience> = {}): Playback {
  const playback = new Playback(SMALL, { ...CALM, ...audience });
  playback.history.begin({ n: 0, position: base64(0, 0) }, Array.from({ length: steps }, (_, n) => turn(n + 1)), []);
  playback.flush();
  return playback;
}

describe('what is on show', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is the present as long as nobody looks back', () => {
    const playback = begun(3);
    expect([playback.onShow, playback.live, playback.playing, playback.position.turn]).toEqual([3, true, false, 3]);
  });

  it('moves on step by step, each when the one before has been shown', () => {
    const playback = begun();
    expect(playback.follow([turn(1), turn(2)], false)).toBe(true);
    expect([playback.motion?.n, playback.motionsLeft, playback.onShow]).toEqual([1, 1, 1]);
    expect([playback.motion?.before.turn, playback.motion?.after.turn]).toEqual([0, 1]);
    playback.motionDone(7);
    expect(playback.motion?.n).toBe(1);
    playback.motionDone(1);
    expect(playback.motion?.n).toBe(2);
    playback.motionDone(2);
    expect([playback.motion, playback.playing]).toEqual([null, false]);
  });

  it('moves on by itself when nobody says that a motion has been shown', () => {
    const playback = begun();
    playback.follow([turn(1)], false);
    vi.advanceTimersByTime(15_000);
    expect([playback.motion, playback.onShow]).toEqual([null, 1]);
  });

  it('goes on where it is when more steps come, until it is to end at once', () => {
    const playback = begun();
    playback.follow([turn(1), turn(2)], false);
    playback.follow([turn(3)], false);
    expect([playback.motion?.n, playback.motionsLeft]).toEqual([1, 2]);
    playback.flush();
    expect([playback.motion, playback.onShow]).toEqual([null, 3]);
  });

  it('is the end at once where nothing should move', () => {
    const playback = begun();
    playback.follow([turn(1), turn(2)], true);
    expect([playback.motion, playback.onShow]).toEqual([null, 2]);
  });

  it('stays in the past while the match goes on', () => {
    const playback = begun(3);
    playback.show(1);
    playback.follow([turn(4)], true);
    expect([playback.live, playback.onShow, playback.position.turn]).toEqual([false, 1, 1]);
    expect(playback.steps.map(({ n }) => n)).toEqual([1]);
    playback.show(4);
    expect([playback.live, playback.onShow]).toEqual([true, 4]);
    playback.show(-5);
    expect(playback.onShow).toBe(0);
  });

  it('plays the past again', () => {
    const playback = begun(3);
    playback.playFrom(1);
    expect([playback.playing, playback.motion?.n]).toEqual([true, 2]);
  });

  it('is watched until all of others, and all dice, have been shown and read', () => {
    const playback = begun(0, { isWatched: (step) => step.seat !== 'rome' || step.rolls.length > 0, reading: (step) => 100 * step.rolls.length });
    playback.follow([turn(1)], false);
    expect([playback.playing, playback.watching]).toEqual([true, false]);
    playback.follow([turn(2, { seat: 'carthage', rolls: [6] })], false);
    expect(playback.watching).toBe(true);
    playback.motionDone(1);
    playback.motionDone(2);
    expect([playback.motion?.n, playback.watching]).toEqual([2, true]);
    vi.advanceTimersByTime(99);
    expect(playback.motion?.n).toBe(2);
    vi.advanceTimersByTime(1);
    expect([playback.motion, playback.watching]).toEqual([null, false]);
  });

  it('stands still when paused, and goes on step by step or by itself', () => {
    const playback = begun(0, { reading: () => 100 });
    playback.follow([turn(1), turn(2), turn(3)], false);
    playback.pause();
    playback.motionDone(1);
    vi.advanceTimersByTime(60_000);
    expect([playback.motion?.n, playback.watching]).toEqual([1, true]);
    playback.stepOn();
    playback.motionDone(2);
    vi.advanceTimersByTime(60_000);
    expect(playback.motion?.n).toBe(2);
    playback.resume();
    expect(playback.motion?.n).toBe(3);
    playback.motionDone(3);
    vi.advanceTimersByTime(100);
    expect([playback.playing, playback.paused]).toEqual([false, false]);
  });

  it('passes over the affairs of others, unless the viewer is asked or wants to see them', () => {
    let asked = false;
    const playback = begun(0, { isElsewhere: ({ turn: number }) => number === 2 || number === 3, isAsked: () => asked });
    playback.follow([turn(1), turn(2), turn(3)], false);
    playback.motionDone(1);
    expect([playback.motion, playback.onShow, playback.elsewhere, playback.playing]).toEqual([null, 1, true, false]);
    playback.follow([turn(4)], false);
    expect([playback.motion?.before.turn, playback.motion?.n, playback.elsewhere]).toEqual([1, 4, false]);
    playback.playFrom(1, true);
    expect(playback.motion?.n).toBe(2);
    const facing = begun(0, { isElsewhere: () => true, isAsked: () => asked });
    facing.follow([turn(1)], true);
    expect(facing.onShow).toBe(0);
    asked = true;
    facing.face();
    expect(facing.onShow).toBe(1);
  });

  it('says when a step is missing', () => {
    expect(begun(1).follow([turn(3)], true)).toBe(false);
  });
});
