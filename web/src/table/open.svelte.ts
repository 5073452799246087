// An open table: its parts, the server's messages, and the user's actions.
import { addressOf, get } from '../api';
import { NOBODY, type Arms } from '../board/arms';
import { settings, shown } from '../settings.svelte';
import { play } from '../sound';
import { addWords, loadWords } from '../words.svelte';
import type { Guide } from './lesson/guide.svelte';
import type { Board, Denied, Frame, GameEvent, Hello, Inspect, Lesson, Message, Now, Odds, Overlays, Plan, Reason, Refusal, Request, Step, Table } from '../wire';
import type { GameClient, Motion, TableModel } from './model.svelte';
import { Attention } from './state/attention.svelte';
import { Connection, type Line } from './state/connection';
import { Conversation } from './state/conversation.svelte';
import { Formality, onlyAnswer } from './state/formality';
import { Hints, offersHints } from './state/hints.svelte';
import { Layers } from './state/layers.svelte';
import { Playback } from './state/playback.svelte';
import { Queries } from './state/queries';
import { OWN_MOVES, readingTime, TEMPO, type Tempo } from './state/tempo';
import { Thinking } from './state/thinking.svelte';
import { Turn } from './state/turn.svelte';
import { Wording } from './state/wording';
import { sound } from './follow/sounding';
import { lastRuns } from './wake';

/** A problem, shown beside the board until it is answered or dismissed. */
export interface Objection { text: string | null; reasons: Reason[]; at: string | null }

export class OpenTable implements TableModel {
  table = $state.raw<Table>(undefined!);
  eyes = $state('public');
  line = $state<Line>('connecting');
  pending = $state(false);
  inspect = $state.raw<Inspect | null>(null);
  /** "Why not?" is on. */
  asking = $state(false);
  objection = $state.raw<Objection | null>(null);
  hideCounters = $state(false);
  turned = $state(false);
  /** The steps that were played as one, while nothing has happened since. */
  private batch = { from: 0, to: 0 };
  /** Several things are being played as one. */
  working = $state(false);
  /** For spectators, where the host shows it: the expected result of each seat. */
  expectation = $state.raw<Record<string, number> | null>(null);
  /** The last step of an earlier visit, while there is something to catch up with. */
  away = $state<number | null>(null);
  readonly playback: Playback;
  readonly words: Wording;
  readonly turn = new Turn();
  readonly attention = new Attention();
  readonly talk = new Conversation();
  readonly thinking = new Thinking();
  readonly layers: Layers;
  readonly hints = new Hints({ fetch: () => this.queries.hint(), sketch: (actions) => { this.attention.sketched = actions; } });
  private readonly queries = new Queries((question) => this.connection!.request(question));
  private connection: Connection | null = null;
  private started = false;
  /** The guide, where a lesson is played. */
  guide: Guide | null = null;
  private readonly formality = new Formality();
  /** The steps that were answered by themselves: no action of the viewer. */
  private readonly answered = new Set<number>();
  /** Until the viewer is asked, nothing more is shown in motion. */
  private skipping = false;

  readonly mine = $derived.by(() => this.table.mine);
  readonly myTurn = $derived.by(() => this.now.prompt.seat !== null && this.mine.includes(this.now.prompt.seat) && this.now.choices.length > 0);
  readonly watching = $derived.by(() => this.playback.watching);
  readonly canAct = $derived.by(() => this.live && !this.watching && this.line === 'open' && !this.pending && this.now.choices.length > 0 && this.turn.curtain === null);

  /** The viewer's seats that a computer plays for now. */
  readonly standIns = $derived.by(() => this.table.seats.filter(({ seat, stand_in: level }) => level && this.mine.includes(seat)));

  /** The answer that will be given by itself, because there is no other. */
  readonly formal = $derived.by(() => (this.myTurn && this.live && !settings.askAlways && !this.guide?.leads ? onlyAnswer(this.board, this.now) : null));

  /** What others have done since the viewer's last action, as far as it has been shown. */
  readonly since = $derived.by(() => this.playback.steps.slice(this.playback.steps.findLastIndex((step) => this.isOwn(step)) + 1));
  /** This viewer does not act: a spectator, a seat that a computer plays, a match that is over. */
  private readonly looksOn = $derived.by(() => !this.mine.length || this.standIns.length > 0 || this.now.result !== null);
  /** The steps whose ways stay on the map: the same, or the last moves of all with that layer, and for those who look on. */
  readonly wake = $derived.by(() => (this.layers.chosen.has('last') || this.looksOn ? lastRuns(this.playback.steps) : this.since));

  /** Whether a hint can be asked for: at every choice of one's own, unless the table has none. */
  readonly mayAskHint = $derived.by(() => this.myTurn && this.live && offersHints(this.table) && !this.guide?.isTask);

  /** A question that a newcomer cannot judge, and may leave to a good opponent. */
  readonly mayLeaveToOther = $derived.by(() => this.mayAskHint && this.formal === null && this.board.decided.includes(this.now.prompt.ask));
  /** It is being found out how such an opponent would answer. */
  deciding = $state(false);

  private constructor(table: Table, private readonly key: string | null, readonly board: Board, readonly game: GameClient) {
    this.playback = new Playback(board.schema, {
      isWatched: (step) => !this.isOwn(step) || step.rolls.length > 0,
      reading: (step) => readingTime(step, TEMPO[settings.speed]),
      isElsewhere: (position) => !settings.watchOthers && this.mine.length > 0 && (game.isElsewhere?.(board, position, this.mine) ?? false),
      isAsked: () => (this.turn.now?.choices.length ?? 0) > 0,
      begun: (step) => sound(step, game.matters ?? {}),
      ended: () => { if (this.selected) void this.look(this.selected); this.asked(); this.seen(); },
    });
    this.words = new Wording(board);
    this.layers = new Layers({
      always: game.layers ?? [], looked: () => this.playback.looked, fetch: (layers, looked) => this.queries.overlays(layers, looked),
    });
    this.table = table;
  }

  /** Fetches the constant data, then opens the connection; resolves when the first state has arrived. */
  static async open(table: Table, key: string | null, game: GameClient): Promise<OpenTable> {
    addWords(table.game, game.words ?? {});
    const [board] = await Promise.all([
      get<Board>(addressOf(table.id, 'board', key)), loadWords(settings.language, table.game),
    ]);
    const opened = new OpenTable(table, key, board, game);
    if (table.lesson) await opened.beGuided(table.lesson);
    await new Promise<void>((resolve) => opened.connect(resolve));
    return opened;
  }

  private async beGuided(name: string): Promise<void> {
    const { game } = this.board;
    const [{ Guide }, lesson] = await Promise.all([import('./lesson/guide.svelte'), get<Lesson>(`/api/games/${game}/lessons/${name}`)]);
    this.guide = new Guide(lesson, this, { game, name, table: this.id });
  }

  private connect(ready: () => void): void {
    this.connection = new Connection(this.table.id, this.key, 'auto', {
      frame: (frame) => { this.hear(frame); if (frame.t === 'hello') ready(); },
      line: (line) => { this.line = line; if (line !== 'open') this.pending = false; },
      since: () => (this.started ? this.playback.version : null),
    });
  }

  close(): void {
    this.playback.stop();
    this.thinking.stop();
    this.formality.stop();
    this.connection?.close();
  }

  address = (name: string, query: Record<string, string> = {}): string => addressOf(this.table.id, name, this.key, query);
  arms = (seat: string): Arms => this.game.arms[seat] ?? NOBODY;
  say = (message: Message): string => this.words.say(message);
  positionAt = (n: number): any => this.playback.positionAt(n);
  motionDone = (n: number): void => this.playback.motionDone(n);

  get id(): string { return this.table.id; }
  /** The question that belongs to what is on show: none while a scene is played. Clocks and undo are of the present. */
  get now(): Now {
    if (!this.watching || !this.turn.before) return this.turn.now;
    return { ...this.turn.before, clock: this.turn.now.clock, undo: this.turn.now.undo };
  }
  get live(): boolean { return this.playback.live; }
  get onShow(): number { return this.playback.onShow; }
  get position(): any { return this.playback.position; }
  get opening(): GameEvent[] { return this.playback.history.opening; }
  get steps(): Step[] { return this.playback.steps; }
  get motion(): Motion | null { return this.playback.motion; }
  get motionsLeft(): number { return this.playback.motionsLeft; }
  get tempo(): Tempo { return this.watching ? TEMPO[settings.speed] : OWN_MOVES; }
  get selected(): string | null { return this.attention.selected; }
  get hovered(): string | null { return this.attention.hovered; }
  get focus(): string | null { return this.attention.focus; }
  get lit(): string[] { return [...this.attention.lit, ...this.attention.guided]; }
  get guided(): string[] { return this.attention.guided; }
  get sketched(): string[] { return this.attention.sketched; }
  get wanted(): { id: string; n: number } | null { return this.attention.wanted; }
  get overlays(): ReadonlySet<string> { return this.layers.chosen; }
  get overlayData(): Overlays { return this.layers.data; }
  get theme(): 'light' | 'dark' { return shown.theme; }
  get reducedMotion(): boolean { return shown.still; }

  /** Whether the viewer made a step. */
  private isOwn(step: Step): boolean {
    return !this.answered.has(step.n) && step.by === 'player' && this.mine.includes(step.seat);
  }

  /** Whether a seat has to choose. */
  isAsked = (seat: string): boolean => !this.now.result && this.now.prompt.waiting.includes(seat);

  /** The level of the computer that plays a seat, or stands in there; null for a person. */
  levelOf = (seat: string): string | null => {
    const found = this.table.seats.find((each) => each.seat === seat);
    return found?.bot ?? found?.stand_in ?? null;
  };

  isThinking = (seat: string): boolean => this.thinking.seats.includes(seat);

  /** A piece in words. */
  name(id: string): string {
    return this.game.name ? this.game.name(this, id) : this.words.piece(id);
  }

  // Messages of the server

  private hear(frame: Frame): void {
    if (frame.t === 'hello') this.greet(frame);
    else if (frame.t === 'steps') this.follow(frame.steps, frame.now);
    else if (frame.t === 'state') this.replace(frame);
    else if (frame.t === 'table') this.reseat(frame.table);
    else if (frame.t === 'expectation') this.expectation = frame.values;
    else if (frame.t === 'chat') this.talk.hear(frame.chat);
  }

  private reseat(table: Table): void {
    this.table = table;
    this.watchComputers();
    this.seen();
  }

  private watchComputers(): void {
    const { result, prompt } = this.turn.now;
    this.thinking.follow(result || this.guide?.isTask ? [] : prompt.waiting.filter((seat) => this.levelOf(seat) !== null));
  }

  private greet(hello: Hello): void {
    this.talk.begin(hello.you?.id ?? '', hello.chat);
    this.eyes = hello.as;
    this.table = hello.table;
    if (!hello.start) return this.follow(hello.steps, hello.now);
    this.playback.history.begin(hello.start, hello.steps, hello.start.opening ?? []);
    this.settle(hello.now);
    this.playback.start();
    if (!this.started && this.table.kind === 'match' && this.guide?.leads !== true) this.welcomeBack(hello.seen);
    this.started = true;
    this.seen();
    return undefined;
  }

  private welcomeBack(seen: number): void {
    const news = this.playback.history.steps.filter((step) => step.n > seen && !this.mine.includes(step.seat));
    if (seen > 0 && news.length && this.mine.length) this.away = seen;
  }

  private follow(steps: Step[], now: Now): void {
    const atOnce = shown.still || settings.speed === 'instant' || this.skipping || document.hidden || steps.some((step) => step.kind === 'undo');
    if (!this.watching) this.turn.keep();
    if (!this.playback.follow(steps, atOnce) || now.version !== this.playback.version) return this.again();
    this.settle(now);
    this.seen();
    return undefined;
  }

  private replace(frame: Extract<Frame, { t: 'state' }>): void {
    if (!this.playback.history.correct(frame.start)) return this.again();
    this.playback.follow(frame.steps, true);
    return this.settle(frame.now);
  }

  /** Starts again, when the received steps do not continue the known ones. */
  private again(): void {
    this.started = false;
    this.connection?.look(this.table.mine.includes(this.eyes) ? 'auto' : this.eyes);
  }

  private settle(now: Now): void {
    const same = this.turn.isSame(now);
    const fresh = this.turn.settle(now, this.mine, this.board.secret ?? []);
    this.watchComputers();
    if (now.choices.length || now.result || !this.mine.length) this.skipping = false;
    this.playback.face();
    if (!same) this.hints.forget();
    if (!same) this.guide?.wentOn();
    if (fresh) this.asked();
    else this.passIfFormal();
    if (!now.choices.length) this.forgive();
    if (fresh && !now.choices.length) this.choose(null);
    else if (this.selected) void this.look(this.selected);
    if (this.live) void this.layers.refresh();
  }

  /** The viewer is asked: a horn after others have acted, and a formal question passes by itself. */
  private asked(): void {
    if (this.myTurn && this.since.length && this.formal === null) play('horn');
    this.passIfFormal();
  }

  private passIfFormal(): void {
    this.formality.stop();
    const { formal } = this;
    if (formal === null || this.watching) return;
    const { version } = this.playback;
    this.formality.answer(() => {
      if (this.playback.version !== version || this.formal !== formal || !this.canAct) return;
      this.answered.add(version + 1);
      void this.act([formal]);
    });
  }

  /** Tells what has been seen; a stand-in waits until everything has. */
  private seen(): void {
    const following = this.standIns.length > 0;
    if (!this.mine.length || document.hidden || this.away !== null || (following && this.watching)) return;
    this.connection?.tell({ t: 'seen', n: this.playback.version, following });
  }

  // What the user looks at

  show(n: number): void {
    this.playback.show(n);
    this.forgive();
    this.hints.close();
    this.choose(null);
    void this.layers.refresh();
  }

  /** Plays what happened after a step, the affairs of others too if `all`. */
  playFrom(n: number, all = false): void {
    this.away = null;
    this.playback.playFrom(n, all);
    this.seen();
    void this.layers.refresh();
  }

  /** Ends the scenes on show, and those to come until the viewer is asked. */
  skip(): void {
    this.skipping = this.mine.length > 0 && !this.turn.now.choices.length && !this.turn.now.result;
    this.playback.flush();
  }

  caughtUp(): void {
    this.away = null;
    this.seen();
  }

  lookAs(eyes: string): void {
    this.started = false;
    this.away = null;
    this.connection?.look(eyes);
  }

  select = (id: string | null): void => {
    if (!this.watching) this.playback.flush();
    this.choose(id);
  };

  private choose(id: string | null): void {
    this.attention.selected = id;
    if (this.inspect?.piece !== id) this.inspect = null;
    if (id) void this.look(id);
  }

  private async look(id: string): Promise<void> {
    if (!this.live || this.watching) return;
    const found = await this.queries.inspect(id);
    if (found && this.selected === id) this.inspect = found;
  }

  hover = (id: string | null): void => {
    this.attention.hovered = id;
  };

  // What the user does

  together = async (work: () => Promise<void>): Promise<void> => {
    const before = this.playback.version;
    this.working = true;
    try {
      await work();
    } finally {
      this.working = false;
      this.batch = { from: before, to: this.playback.version };
    }
  };

  act = async (actions: string[]): Promise<void> => {
    if (!this.canAct || !actions.length) return;
    this.playback.flush();
    this.playback.unseen = [];
    this.forgive();
    this.turn.made += 1;
    if (this.formal === null) this.guide?.acted();
    await this.demand({ t: 'act', version: this.playback.version, actions, seat: this.now.prompt.seat });
  };

  /** Answers the question as a good opponent would; what cannot be found out is said instead. */
  decide = async (): Promise<void> => {
    if (!this.mayLeaveToOther || this.deciding) return;
    this.deciding = true;
    const { version } = this.playback;
    try {
      const [best] = (await this.queries.hint()).plans;
      if (best && this.playback.version === version) await this.act([best.action]);
    } catch (error) {
      this.objection = { text: (error as Denied).text, reasons: [], at: null };
    } finally {
      this.deciding = false;
    }
  };

  toggleHint(): void {
    if (this.hints.open) this.hints.close();
    else if (this.mayAskHint) void this.hints.ask();
  }

  undo = async (): Promise<void> => {
    if (this.pending || this.working || !this.now.undo.can) return;
    this.playback.flush();
    const steps = this.batch.to === this.playback.version ? this.batch.to - this.batch.from : 1;
    await this.demand({ t: 'undo', version: this.playback.version, steps: Math.max(1, steps) });
  };

  private async demand(message: Request): Promise<void> {
    this.pending = true;
    try {
      await this.connection!.request(message);
    } catch (error) {
      const denied = error as Denied;
      if (denied.error === 'lesson') this.guide?.slipped(denied.slip!);
      else if (denied.error !== 'stale' && denied.error !== 'lost') this.object(denied);
    } finally {
      this.pending = false;
    }
  }

  private object({ refusal, text }: Denied): void {
    this.objection = refusal ? { text: null, reasons: [{ action: null, refusal }], at: null } : { text, reasons: [], at: null };
    this.attention.light(refusal?.at ?? []);
  }

  /** Puts a refusal away, and with it the places that it pointed at. */
  forgive(): void {
    if (this.objection) this.attention.light([]);
    this.objection = null;
  }

  ask = (at: string): void => {
    void this.askWhy(at);
  };

  private async askWhy(at: string): Promise<void> {
    const piece = this.selected && this.selected in this.board.hexes ? null : this.selected;
    const reasons = await this.queries.why(piece, at);
    this.objection = { text: null, reasons, at };
    this.attention.light([at, ...reasons.flatMap((reason) => reason.refusal?.at ?? [])]);
    this.asking = false;
  }

  check = async (at: string): Promise<Refusal | null> => {
    const reasons = await this.queries.why(null, at);
    return reasons.every((reason) => reason.refusal) ? (reasons[0]?.refusal ?? null) : null;
  };

  about = (id: string): Promise<Inspect | null> => this.queries.inspect(id);
  odds = (action: string): Promise<Odds | null> => this.queries.odds(action);
  plan = (action: string, snap: boolean): Promise<Plan | null> => this.queries.plan(action, snap);

  /** Sends a line to all, or to the player of one seat. */
  write(text: string, to: string | null = null): void {
    this.connection?.tell({ t: 'chat', text, to });
  }
}
