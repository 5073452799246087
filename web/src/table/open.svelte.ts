// An open table: everything on show, and everything that can be done.
import { addressOf, get } from '../api';
import { NOBODY, type Arms } from '../board/arms';
import { settings, shown } from '../settings.svelte';
import { addWords, hasWords, listed, loadWords, say, sayParts, t, type Part } from '../words.svelte';
import type { Board, Chat, Denied, Frame, GameEvent, Hello, Inspect, Message, Now, Odds, Overlays, Plan, Reason, Refusal, Step, Table } from '../wire';
import { Connection, type Line } from './connection';
import { History, takenBack } from './history.svelte';
import { talkOf } from './talk';
import type { GameClient, Motion, TableModel } from './model.svelte';

const LONGEST_MOTION = 4000;
/** Milliseconds that one stays at a step of the past before more is asked about it. */
const SCRUB = 120;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What stands in the way, said beside the board until it is answered or waved away. */
export interface Objection { text: string | null; reasons: Reason[]; at: string | null }

export class OpenTable implements TableModel {
  table = $state.raw<Table>(undefined!);
  now = $state.raw<Now>(undefined!);
  eyes = $state('public');
  line = $state<Line>('connecting');
  pending = $state(false);
  selected = $state<string | null>(null);
  hovered = $state<string | null>(null);
  focus = $state<string | null>(null);
  inspect = $state.raw<Inspect | null>(null);
  asking = $state(false);
  objection = $state.raw<Objection | null>(null);
  lit = $state.raw<string[]>([]);
  wanted = $state.raw<{ id: string; n: number } | null>(null);
  overlays = $state.raw<ReadonlySet<string>>(new Set());
  /** The layers that have come last, and of which step in history; null is live. */
  private fetched = $state.raw<{ looked: number | null; layers: Overlays }>({ looked: null, layers: {} });
  hideCounters = $state(false);
  motion = $state.raw<Motion | null>(null);
  chat = $state.raw<Chat[]>([]);
  /** Lines not yet read, by conversation. */
  unread = $state.raw<Record<string, number>>({});
  /** The rule that the rulebook panel should open. */
  rule = $state.raw<{ id: string; n: number } | null>(null);
  /** The last step of an earlier visit, while there is something to catch up with. */
  away = $state<number | null>(null);
  /** At a hot seat: whose turn it is to look, until they say that they do. */
  curtain = $state<string | null>(null);
  /** The choices made since the present phase began. */
  made = $state(0);
  /** The version at which the end of a phase was warned about. */
  warned = $state(-1);
  /** The step looked at in history; null is live. */
  looked = $state<number | null>(null);
  /** Whoever looks, by id. */
  you = $state('');
  private cursor = $state(0);
  private connection: Connection | null = null;
  private started = false;
  private motionTimer = 0;
  private wishes = 0;
  private layersAsked = 0;
  readonly history: History;

  readonly version = $derived.by(() => this.history.last);
  readonly live = $derived.by(() => this.looked === null);
  readonly onShow = $derived.by(() => this.looked ?? Math.min(this.cursor, this.version));
  readonly position: any = $derived.by(() => this.history.position(this.onShow));
  readonly playing = $derived.by(() => this.live && this.cursor < this.version);
  readonly unreadLines = $derived.by(() => Object.values(this.unread).reduce((all, lines) => all + lines, 0));
  readonly mine = $derived.by(() => this.table.mine);
  readonly myTurn = $derived.by(() => this.now.prompt.seat !== null && this.mine.includes(this.now.prompt.seat) && this.now.choices.length > 0);
  readonly canAct = $derived.by(() => this.live && this.line === 'open' && !this.pending && this.now.choices.length > 0 && this.curtain === null);
  readonly overlayData: Overlays = $derived.by(() => (this.fetched.looked === this.looked ? this.fetched.layers : {}));
  readonly gone = $derived.by(() => takenBack(this.history.steps));
  readonly steps = $derived.by(() => this.history.steps.filter((step) => step.n <= this.onShow && !this.gone.has(step.n)));

  private constructor(table: Table, private readonly key: string | null, readonly board: Board, readonly game: GameClient) {
    this.history = new History(board.schema);
    this.table = table;
  }

  /** Fetches what does not change, then opens the line; resolves when the first state is there. */
  static async open(table: Table, key: string | null, game: GameClient): Promise<OpenTable> {
    addWords(table.game, game.words ?? {});
    const [board] = await Promise.all([
      get<Board>(addressOf(table.id, 'board', key)), loadWords(settings.language, table.game),
    ]);
    const opened = new OpenTable(table, key, board, game);
    await new Promise<void>((resolve) => opened.connect(resolve));
    return opened;
  }

  private connect(ready: () => void): void {
    this.connection = new Connection(this.table.id, this.key, 'auto', {
      frame: (frame) => { this.hear(frame); if (frame.t === 'hello') ready(); },
      line: (line) => { this.line = line; if (line !== 'open') this.pending = false; },
      since: () => (this.started ? this.history.last : null),
    });
  }

  close(): void {
    clearTimeout(this.motionTimer);
    this.connection?.close();
  }

  address = (name: string, query: Record<string, string> = {}): string => addressOf(this.table.id, name, this.key, query);

  get id(): string { return this.table.id; }
  get opening(): GameEvent[] { return this.history.opening; }
  get theme(): 'light' | 'dark' { return shown.theme; }
  get reducedMotion(): boolean { return shown.still; }
  get motionsLeft(): number { return this.live ? this.version - this.cursor : 0; }

  positionAt = (n: number): any => this.history.position(Math.max(n, this.history.first));

  say = (message: Message): string => say(message, this.board.game);
  parts = (message: Message): Part[] => sayParts(message, this.board.game);
  arms = (seat: string): Arms => this.game.arms[seat] ?? NOBODY;
  label = (seat: string): string => { const words = this.board.labels[seat]; return words ? this.say(words) : seat; };

  /** What is wanted now, or whom one waits for, or how it ended. */
  get wanting(): string {
    const { prompt, result, choices } = this.now;
    if (result) return this.say(result.message);
    if (!choices.length && prompt.waiting.length > 1) return t('waiting-for', { sides: listed(prompt.waiting.map(this.label)) });
    const waiting = `waiting-${prompt.ask}`;
    if (choices.length || !prompt.seat || !hasWords(waiting, this.board.game)) return this.say(prompt.message);
    return this.say({ $: waiting, seat: this.board.labels[prompt.seat]! });
  }

  /** Whether a choice is wanted of a seat. */
  isAsked = (seat: string): boolean => !this.now.result && this.now.prompt.waiting.includes(seat);

  /** A piece in words. */
  name(id: string): string {
    if (this.game.name) return this.game.name(this, id);
    const piece = this.board.pieces.find((each) => each.id === id);
    return piece ? this.say(piece.label) : id;
  }

  /** Whether a choice is made by pointing at a hex or a piece on the map. */
  pointsAtMap(choice: string): boolean {
    return choice.split(' ').some((word) => word in this.board.hexes || this.game.where(this, word) !== null);
  }

  wordMove(hex: string, cost: number, facing: string | null): string {
    return facing ? t('move-facing', { hex, cost, facing: this.say({ $: `facing-${facing}` }) }) : t('move-to', { hex, cost });
  }

  // What the server says

  private hear(frame: Frame): void {
    if (frame.t === 'hello') this.greet(frame);
    else if (frame.t === 'steps') this.follow(frame.steps, frame.now);
    else if (frame.t === 'state') this.replace(frame);
    else if (frame.t === 'table') this.table = frame.table;
    else if (frame.t === 'chat') this.listen(frame.chat);
  }

  private listen(line: Chat): void {
    this.chat = [...this.chat, line];
    const talk = talkOf(line, this.you);
    this.unread = { ...this.unread, [talk]: (this.unread[talk] ?? 0) + 1 };
  }

  /** What was said in a conversation has been read. */
  read(talk: string): void {
    if (this.unread[talk]) this.unread = { ...this.unread, [talk]: 0 };
  }

  private greet(hello: Hello): void {
    this.you = hello.you?.id ?? '';
    this.eyes = hello.as;
    this.table = hello.table;
    this.chat = hello.chat;
    if (!hello.start) return this.follow(hello.steps, hello.now);
    this.history.begin(hello.start, hello.steps, hello.start.opening ?? hello.opening ?? []);
    this.settle(hello.now);
    this.flush();
    if (!this.started && this.table.kind === 'match') this.welcomeBack(hello.seen);
    this.started = true;
    this.seen();
    return undefined;
  }

  private welcomeBack(seen: number): void {
    const news = this.history.steps.filter((step) => step.n > seen && !this.mine.includes(step.seat));
    if (seen > 0 && news.length && this.mine.length) this.away = seen;
  }

  private follow(steps: Step[], now: Now): void {
    const quiet = this.cursor >= this.version;
    if (!this.history.add(steps)) return this.again();
    if (now.version !== this.version) return this.again();
    this.settle(now);
    if (shown.still || document.hidden || steps.some((step) => step.kind === 'undo')) this.flush();
    else if (quiet) this.advance();
    this.seen();
    return undefined;
  }

  private replace(frame: Extract<Frame, { t: 'state' }>): void {
    if (frame.as) this.eyes = frame.as;
    if (!this.history.correct(frame.start)) return this.again();
    this.history.add(frame.steps);
    this.flush();
    return this.settle(frame.now);
  }

  /** Begins anew, when what is here does not go on from what has come. */
  private again(): void {
    this.started = false;
    this.connection?.look(this.table.mine.includes(this.eyes) ? 'auto' : this.eyes);
  }

  private settle(now: Now): void {
    const before = this.now?.prompt;
    const onlyOthers = before && !this.now.choices.length && before.ask === now.prompt.ask && now.answered.length > 0;
    const fresh = !before || (!onlyOthers && before.seat !== now.prompt.seat || before.phase !== now.prompt.phase || before.turn !== now.prompt.turn);
    if (fresh) this.made = 0;
    if (before && this.passesScreen(before.seat, now)) this.curtain = now.prompt.seat;
    this.now = now;
    if (!now.choices.length) this.objection = null;
    if (fresh && !now.choices.length) this.choose(null);
    else if (this.selected) void this.look(this.selected);
    if (this.live) void this.fetchOverlays();
  }

  /** Between two people at one screen, secret choices are made behind a curtain. */
  private passesScreen(before: string | null, now: Now): boolean {
    const { seat, ask } = now.prompt;
    return settings.curtain && this.mine.length > 1 && seat !== null && seat !== before && this.mine.includes(seat) && (this.board.secret ?? []).includes(ask);
  }

  private seen(): void {
    if (this.mine.length && !document.hidden && this.away === null) this.connection?.tell({ t: 'seen', n: this.version });
  }

  // Motions and history

  private advance(): void {
    clearTimeout(this.motionTimer);
    if (this.cursor >= this.version) { this.motion = null; return; }
    const n = this.cursor + 1;
    const step = this.history.step(n);
    this.motion = { n, events: step?.events ?? [], before: this.history.position(n - 1), after: this.history.position(n) };
    this.cursor = n;
    this.motionTimer = window.setTimeout(() => this.motionDone(n), LONGEST_MOTION);
  }

  motionDone = (n: number): void => {
    if (this.motion?.n === n) this.advance();
  };

  /** Ends all motion: what is shown is what is. */
  flush(): void {
    clearTimeout(this.motionTimer);
    this.motion = null;
    this.cursor = this.version;
  }

  show(n: number): void {
    clearTimeout(this.motionTimer);
    this.motion = null;
    this.cursor = this.version;
    this.looked = n >= this.version ? null : Math.max(n, this.history.first);
    this.objection = null;
    this.choose(null);
    void this.fetchOverlays();
  }

  /** Plays what happened after a step. */
  playFrom(n: number): void {
    this.looked = null;
    this.away = null;
    this.cursor = n;
    this.advance();
    this.seen();
    void this.fetchOverlays();
  }

  pause(): void {
    this.show(this.onShow);
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

  // What the person does

  select = (id: string | null): void => {
    this.flush();
    this.choose(id);
  };

  private choose(id: string | null): void {
    this.selected = id;
    if (this.inspect?.piece !== id) this.inspect = null;
    if (id) void this.look(id);
  }

  private async look(id: string): Promise<void> {
    if (!this.live) return;
    const answer = await this.request({ t: 'inspect', piece: id });
    if (answer?.inspect && this.selected === id) this.inspect = answer.inspect;
  }

  hover = (id: string | null): void => {
    this.hovered = id;
  };

  act = async (actions: string[]): Promise<void> => {
    if (!this.canAct || !actions.length) return;
    this.flush();
    this.objection = null;
    this.made += 1;
    await this.demand({ t: 'act', version: this.version, actions, seat: this.now.prompt.seat });
  };

  undo = async (): Promise<void> => {
    if (this.pending || !this.now.undo.can) return;
    this.flush();
    await this.demand({ t: 'undo', version: this.version });
  };

  private async demand(message: { t: string } & Record<string, unknown>): Promise<void> {
    this.pending = true;
    try {
      await this.connection!.request(message);
    } catch (error) {
      const denied = error as Denied;
      if (denied.error !== 'stale' && denied.error !== 'lost') this.object(denied);
    } finally {
      this.pending = false;
    }
  }

  private object(denied: Denied): void {
    const reasons = denied.refusal ? [{ action: null, refusal: denied.refusal }] : [];
    this.objection = { text: denied.refusal ? null : denied.text, reasons, at: null };
    this.lit = denied.refusal?.at ?? [];
  }

  ask = (at: string): void => {
    void this.askWhy(at);
  };

  private async askWhy(at: string): Promise<void> {
    const piece = this.selected && this.selected in this.board.hexes ? null : this.selected;
    const answer = await this.request({ t: 'why', piece, at });
    this.objection = { text: null, reasons: answer?.why ?? [], at };
    this.lit = [at, ...(answer?.why ?? []).flatMap((reason) => reason.refusal?.at ?? [])];
    this.asking = false;
  }

  check = async (at: string): Promise<Refusal | null> => {
    const reasons = (await this.request({ t: 'why', piece: null, at }))?.why ?? [];
    return reasons.every((reason) => reason.refusal) ? (reasons[0]?.refusal ?? null) : null;
  };

  about = async (id: string): Promise<Inspect | null> => {
    return (await this.request({ t: 'inspect', piece: id }))?.inspect ?? null;
  };

  odds = async (action: string): Promise<Odds | null> => {
    return (await this.request({ t: 'odds', action }))?.odds ?? null;
  };

  plan = async (action: string, snap: boolean): Promise<Plan | null> => {
    return (await this.request({ t: 'plan', action, snap }))?.plan ?? null;
  };

  private async request(message: { t: string } & Record<string, unknown>) {
    try {
      const answer = await this.connection!.request(message);
      return answer.t === 'answer' ? answer : null;
    } catch {
      return null;
    }
  }

  toggle(overlay: string): void {
    const chosen = new Set(this.overlays);
    if (!chosen.delete(overlay)) chosen.add(overlay);
    this.overlays = chosen;
    void this.fetchOverlays();
  }

  /** Asks for the layers that are wanted, as they are at the step on show; of several answers the last asked for holds. */
  private async fetchOverlays(): Promise<void> {
    const layers = [...new Set([...(this.game.layers ?? []), ...this.overlays])];
    if (!layers.length) return;
    const { looked } = this;
    const asked = ++this.layersAsked;
    if (looked !== null) await pause(SCRUB);
    if (asked !== this.layersAsked) return;
    const answer = await this.request({ t: 'overlays', layers, n: looked });
    if (answer?.overlays && asked === this.layersAsked) this.fetched = { looked, layers: answer.overlays };
  }

  light(ids: string[]): void {
    this.lit = ids;
  }

  bring(id: string): void {
    this.wanted = { id, n: ++this.wishes };
    this.lit = [id];
  }

  openRule(id: string): void {
    this.rule = { id, n: ++this.wishes };
  }

  /** Says something to all, or to the player of one seat. */
  write(text: string, to: string | null = null): void {
    this.connection?.tell({ t: 'chat', text, to });
  }
}
