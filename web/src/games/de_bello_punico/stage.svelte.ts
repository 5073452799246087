// The pieces as they are on show: at rest where the position has them, or on their way there.
import type { TableModel } from '../../table/model.svelte';
import type { GameEvent } from '../../wire';
import { hexIn } from './events';
import { mapOf } from './hand.svelte';
import { beatsOf, type Beat, type Effect } from './motions';
import { between, sceneOf, type Scene } from './scene';

const LINGER = { dice: 1500, blow: 600 };
/** Several steps in a row, a longer march or a bot's whole impulse, are quickened towards this time. */
const TOGETHER = 500;
const USUAL = 170;
const SHORTEST = 70;
const FRAMES = 60;

export class Stage {
  scene = $state.raw<Scene>(new Map());
  effects = $state.raw<(Effect & { key: number })[]>([]);
  /** The hexes that the last piece to move went through. */
  trail = $state.raw<string[]>([]);
  #frame = 0;
  #count = 0;
  #finish: (() => void) | null = null;
  #reached: unknown = null;
  #ended = 0;

  /** Shows a position as it is. */
  rest(model: TableModel): void {
    this.#stop();
    if (model.position !== this.#reached) this.trail = [];
    this.scene = sceneOf(model.board, mapOf(model.board), model.position);
  }

  /** Shows what happened, then says so; without motion only the end and the dice are shown. */
  play(model: TableModel): void {
    const { motion } = model;
    if (!motion) return;
    this.#stop();
    const beats = paced(beatsOf(model.board, mapOf(model.board), motion), model.now.version - motion.n);
    const end = beats[beats.length - 1].to;
    this.trail = trailOf(this.trail, motion.events);
    this.#reached = motion.after;
    this.#finish = () => {
      this.#stop();
      this.scene = end;
      model.motionDone(motion.n);
    };
    if (model.reducedMotion || beats.every(({ ms }) => !ms)) {
      beats.forEach(({ effects }) => this.#add(effects.filter(({ kind }) => kind === 'dice')));
      queueMicrotask(this.#finish);
    } else {
      this.scene = sceneOf(model.board, mapOf(model.board), motion.before);
      this.#run(beats);
    }
  }

  /** Ends the motion on show at once. */
  skip(): void {
    this.#finish?.();
  }

  #run(beats: Beat[]): void {
    const [beat, ...rest] = beats;
    if (!beat) return this.#finish?.();
    this.#add(beat.effects);
    // A beat that follows at once begins where the one before ended, so that no frame is lost between them.
    const begun = performance.now();
    const [from, start] = [this.scene, begun - this.#ended < FRAMES ? this.#ended : begun];
    const tick = (now: number): void => {
      const part = beat.ms ? Math.min(1, (now - start) / beat.ms) : 1;
      this.scene = beat.to === from ? from : between(from, beat.to, eased(part));
      if (part < 1) this.#frame = requestAnimationFrame(tick);
      else {
        this.scene = beat.to;
        this.#ended = start + beat.ms;
        this.#run(rest);
      }
    };
    if (beat.ms) this.#frame = requestAnimationFrame(tick);
    else tick(start);
  }

  #add(effects: Effect[]): void {
    for (const effect of effects) {
      const key = ++this.#count;
      this.effects = [...this.effects, { ...effect, key }];
      setTimeout(() => (this.effects = this.effects.filter((other) => other.key !== key)), LINGER[effect.kind]);
    }
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#finish = null;
  }
}

/** The way of the last piece that moved, gone on with if it is the same piece's. */
function trailOf(before: string[], events: GameEvent[]): string[] {
  return events.reduce((trail, { message }) => {
    const [from, to] = [hexIn(message.from), hexIn(message.to)];
    if (!from || !to) return trail;
    return trail[trail.length - 1] === from ? [...trail, to] : [from, to];
  }, before);
}

/** Beats quickened when more steps are waiting, down to a length that can still be seen. */
function paced(beats: Beat[], waiting: number): Beat[] {
  const pace = Math.min(1, TOGETHER / (USUAL * Math.max(waiting, 1)));
  return beats.map((beat) => ({ ...beat, ms: beat.ms && Math.max(beat.ms * pace, SHORTEST) }));
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
}
