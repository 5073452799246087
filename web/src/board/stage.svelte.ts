// The shown scene: at rest as in the position, or moving there.
import { untrack } from 'svelte';
import type { Motion, TableModel } from '../table/model.svelte';
import type { Tempo } from '../table/state/tempo';
import type { GameEvent } from '../wire';
import { hexIn } from './events';

/** One scene changes into the next within some time, while effects are shown. */
export interface Beat<Scene, Effect> {
  to: Scene;
  ms: number;
  effects: Effect[];
}
/** How a game shows its positions, and what happens between them. */
export interface Play<Scene, Effect> {
  scene(position: any): Scene;
  /** The beats of one step; the last one ends where the step ended. */
  beats(motion: Motion): Beat<Scene, Effect>[];
  between(from: Scene, to: Scene, part: number): Scene;
  /** How long an effect stays when everything has been shown. */
  linger(effect: Effect): number;
}

/** A whole step is shown within this time, however much happened in it. */
const LONGEST = 2600;
/** The usual length of a step. */
const USUAL = 170;
/** Within one step, dice stay at least this long before others fall. */
const DICE = 1000;
const SHORTEST = 70;
const FRAMES = 60;

export class Stage<Scene, Effect extends { kind: string }> {
  scene: Scene = $state.raw<Scene>(undefined!);
  effects = $state.raw<(Effect & { key: number })[]>([]);
  /** The hexes that the last piece to move went through. */
  trail = $state.raw<string[]>([]);
  #frame = 0;
  #count = 0;
  #finish: (() => void) | null = null;
  #reached: unknown = null;
  #ended = 0;
  #clearing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly model: TableModel,
    readonly shows: Play<Scene, Effect>,
  ) {
    this.scene = shows.scene(model.position);
  }

  /** Shows a position as it is. */
  rest(): void {
    const { position } = this.model;
    this.#stop();
    this.#clearLater();
    if (position !== this.#reached) this.trail = [];
    this.scene = this.shows.scene(position);
  }

  /** Shows the events, then reports it; without motion only the end and the dice are shown. */
  play(): void {
    const { model } = this;
    const { motion } = model;
    if (!motion) return;
    this.#stop();
    this.#clear();
    const beats = paced(hurried(this.shows.beats(motion)), model.tempo, model.motionsLeft);
    const end = beats[beats.length - 1]!.to;
    this.trail = trailOf(this.trail, motion.events);
    this.#reached = motion.after;
    this.#finish = () => {
      this.#stop();
      this.scene = end;
      model.motionDone(motion.n);
    };
    if (model.reducedMotion || !model.tempo.stretch || beats.every(({ ms }) => !ms)) {
      beats.forEach(({ effects }) => this.#add(effects.filter(({ kind }) => kind === 'dice')));
      queueMicrotask(this.#finish);
    } else {
      this.scene = this.shows.scene(motion.before);
      this.#run(beats);
    }
  }

  /** Ends the current motion at once. */
  skip(): void {
    this.#finish?.();
  }

  #run(beats: Beat<Scene, Effect>[]): void {
    const [beat, ...rest] = beats;
    if (!beat) return this.#finish?.();
    this.#add(beat.effects);
    // A beat that follows at once begins where the one before ended, so that no frame is lost between them.
    const begun = performance.now();
    const [from, start] = [this.scene, begun - this.#ended < FRAMES ? this.#ended : begun];
    const tick = (now: number): void => {
      const part = beat.ms ? Math.min(1, (now - start) / beat.ms) : 1;
      this.scene = beat.to === from ? from : this.shows.between(from, beat.to, eased(part));
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

  /** Adds effects; dice take the place of dice that fell before. */
  #add(effects: Effect[]): void {
    if (!effects.length) return;
    const kept = effects.some(isDice) ? this.effects.filter((effect) => !isDice(effect)) : this.effects;
    this.effects = [...kept, ...effects.map((effect) => ({ ...effect, key: ++this.#count }))];
  }

  #clear(): void {
    clearTimeout(this.#clearing);
    this.#clearing = undefined;
    this.effects = [];
  }

  #clearLater(): void {
    const left = untrack(() => this.effects);
    if (this.#clearing !== undefined || !left.length) return;
    this.#clearing = setTimeout(() => this.#clear(), Math.max(...left.map((effect) => this.shows.linger(effect))));
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#finish = null;
  }
}

/** The path of the last piece that moved, continued if it is the same piece's. */
function trailOf(before: string[], events: GameEvent[]): string[] {
  return events.reduce((trail, { message }) => {
    const [from, to] = [hexIn(message.from), hexIn(message.to)];
    if (!from || !to) return trail;
    return trail[trail.length - 1] === from ? [...trail, to] : [from, to];
  }, before);
}

const isDice = ({ kind }: { kind: string }): boolean => kind === 'dice';

/** A step with many beats is shortened; its dice are not. */
function hurried<Scene, Effect extends { kind: string }>(beats: Beat<Scene, Effect>[]): Beat<Scene, Effect>[] {
  const whole = beats.reduce((sum, { ms, effects }) => sum + (effects.some(isDice) ? 0 : ms), 0);
  const pace = Math.min(1, LONGEST / Math.max(whole, 1));
  return beats.map((beat) => (beat.effects.some(isDice) ? beat : { ...beat, ms: beat.ms * pace < SHORTEST ? 0 : beat.ms * pace }));
}

/** Beats as slow as the viewer wants them; without dice they are quickened when more steps are waiting. */
function paced<Scene, Effect extends { kind: string }>(beats: Beat<Scene, Effect>[], tempo: Tempo, waiting: number): Beat<Scene, Effect>[] {
  const pace = Math.min(tempo.stretch, tempo.together / (USUAL * Math.max(waiting, 1)));
  return beats.map((beat, number) => {
    if (!beat.effects.some(isDice)) return { ...beat, ms: beat.ms && Math.max(beat.ms * pace, SHORTEST) };
    const more = beats.slice(number + 1).some(({ effects }) => effects.some(isDice));
    return { ...beat, ms: Math.max(beat.ms * Math.min(tempo.stretch, 1), more ? DICE * tempo.reading : 0) };
  });
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
}
