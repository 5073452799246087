// What the player's hand is about: the elements in it, the path being planned, and what is pointed at but not yet done.
import type { TableModel } from '../model';
import { Choices } from './choices';
import { campsOf, edgeOf, elementsOf, fieldBoard, HALF, inward, membersOf, together, type Edge, type Element } from '../position/field';
import { readPath, type Verb } from './path';
import { blockOf, nearLine, type Base, type Line, type Place, type Pose } from '../position/plane';
import { Planner } from './planner.svelte';
import { seenOf } from '../position/seen';

/** A road can be followed from here. */
const ROAD_WITHIN = 40;

export class Hand {
  readonly planner: Planner;
  /** An element that is being deployed, and where. */
  laying = $state.raw<{ id: string; pose: Pose } | null>(null);
  /** The middle of the camp along its edge, while it is being pitched. */
  pitching = $state<number | null>(null);
  /** The edge that a 5 shall stand for. */
  five = $state<Edge | null>(null);
  /** The corners of a box drawn around elements. */
  box = $state.raw<[Place, Place] | null>(null);
  /** The fight or turn that is pointed at. */
  aimed = $state<string | null>(null);
  /** Something is under the pointer's pull. */
  dragging = $state(false);
  /** The last pointer was a finger. */
  touch = $state(false);
  /** A place of the screen on the field; set by the board. */
  onField: (event: { clientX: number; clientY: number }) => Place | null = () => null;

  readonly choices = $derived.by(() => new Choices(this.model.board, this.model.live ? this.model.now.choices : []));
  readonly elements = $derived.by(
    () => new Map(elementsOf(fieldBoard(this.model), this.model.position).map((element) => [element.id, element])),
  );
  readonly camps = $derived.by(() => campsOf(fieldBoard(this.model), this.model.position));
  readonly members = $derived.by(() => membersOf(this.model.selected));
  readonly ask = $derived.by(() => (this.model.canAct ? this.model.now.prompt.ask : ''));
  /** The elements in hand can be moved now. */
  readonly canMove = $derived.by(
    () => this.ask === 'move' && this.members.length > 0 && this.members.every((id) => this.mayMove(id)),
  );
  /** Turns or fights to choose from. */
  readonly pairs = $derived.by(() =>
    this.choices.all.filter(({ verb, who, whom }) => (verb === 'fight' || verb === 'face') && who && whom),
  );

  constructor(readonly model: TableModel) {
    this.planner = new Planner(model, (movers) => this.basesOf(movers));
  }

  /** Whether an element is of the seat that is to choose. */
  mine(id: string): boolean {
    return this.elements.get(id)?.seat === this.model.now.prompt.seat;
  }

  mayMove(id: string): boolean {
    const element = this.elements.get(id);
    return element !== undefined && this.mine(id) && element.status === 'on_board' && !element.moved;
  }

  /** Whether an element can be pulled now. */
  mayTake(id: string): boolean {
    return this.ask === 'deploy' ? this.mine(id) : this.ask === 'move' && this.mayMove(id);
  }

  basesOf(ids: string[]): Base[] {
    return ids.flatMap((id) => {
      const element = this.elements.get(id);
      return element ? [{ x: element.x, y: element.y, facing: element.facing, half: HALF, depth: element.depth }] : [];
    });
  }

  /** What the handles are about: the ghosts where there are any, else what is in hand; a column is led by its first. */
  readonly grip: Base | null = $derived.by(() => {
    const { planner } = this;
    if (!this.canMove) return null;
    const ghosts = planner.ghosts.map(({ base }) => base);
    const bases = ghosts.length ? ghosts : planner.draft ? planner.from : this.basesOf(this.members);
    if (!bases.length) return null;
    return planner.draft && planner.draft.verb !== 'move' ? (bases[this.leader] ?? bases[0]!) : blockOf(bases);
  });

  /** Which of the movers goes first: the one ahead of all others. */
  readonly leader: number = $derived.by(() => {
    const { draft, from } = this.planner;
    if (!draft || draft.verb !== 'march') return 0;
    const fronts = from.map((base) => blockFront(from[0]!, base));
    return fronts.indexOf(Math.max(...fronts));
  });

  /** Begins a path of what is in hand, unless one is begun. */
  plan(): boolean {
    if (!this.canMove) return false;
    if (together(this.planner.movers) !== together(this.members)) this.planner.begin('move', this.members);
    return true;
  }

  /** How else than as a block they could go: a file marches, a line forms a column, anybody goes by road. */
  readonly columnVerb: Verb | null = $derived.by(() => {
    if (!this.canMove) return null;
    const file = seenOf(this.model)?.file ?? [];
    const isFile = this.members.every((id) => file.includes(id));
    if (this.members.length === 1) return this.road ? 'march' : null;
    return isFile ? 'march' : 'contract';
  });
  /** The road that who goes first stands on. */
  readonly road: Line | null = $derived.by(() => {
    const [first] = this.basesOf([this.planner.movers[this.leader] ?? this.members[0] ?? '']);
    const roads = fieldBoard(this.model).terrain.flatMap(({ kind, polyline }) => (kind === 'road' && polyline ? [polyline] : []));
    return roads.find((line) => first && nearLine(first, line) <= ROAD_WITHIN) ?? null;
  });

  /** Column or block: who moves how. A line has as many ways to form a column as it has elements to lead it. */
  changeVerb(): void {
    if (!this.plan()) return;
    const { verb, movers } = this.planner.draft!;
    const next = verb === 'contract' ? this.members[this.members.indexOf(movers[0]!) + 1] : undefined;
    if (next) this.lead(next);
    else if (verb !== 'move') this.planner.begin('move', this.members);
    else if (this.columnVerb) this.planner.begin(this.columnVerb, this.members);
  }

  /** Forms a column behind one of those in hand. */
  lead(leader: string): void {
    this.planner.begin('contract', [leader, ...this.members.filter((id) => id !== leader)]);
  }

  /** Takes up a path that is on offer, to be looked at before it is gone. */
  adopt(action: string): void {
    const path = readPath(this.model.board, action);
    if (!path) return;
    this.planner.begin(path.verb, path.movers);
    this.planner.by = 'key';
    this.planner.revise(path);
  }

  commit(): void {
    const path = this.planner.chosen;
    if (path && this.model.canAct) void this.model.act([path.action]);
  }

  /** Takes an element in hand, or adds it to those in hand. */
  take(id: string, more: boolean): void {
    const { members } = this;
    const others = members.filter((each) => each !== id);
    const joins = more && members.length > 0 && this.elements.get(members[0]!)?.seat === this.elements.get(id)?.seat;
    const next = joins ? together(members.includes(id) ? others : [...members, id]) : id;
    this.choose(next || null);
  }

  choose(selection: string | null): void {
    this.planner.clear();
    this.model.select(selection);
  }

  /** The edge from which the seat in turn deploys, and the way its army looks. */
  readonly base: { edge: Edge; facing: number } | null = $derived.by(() => {
    const { prompt } = this.model.now;
    const edge = prompt.seat ? edgeOf(fieldBoard(this.model), this.model.position, prompt.seat) : null;
    return edge && { edge, facing: inward(edge) };
  });

  /** Elements of the seat in turn that wait for a place. */
  readonly waiting: Element[] = $derived.by(() =>
    [...this.elements.values()].filter(({ id, status }) => status === 'waiting' && this.mine(id)),
  );

  get busy(): boolean {
    return this.planner.draft !== null || this.laying !== null || this.five !== null || this.aimed !== null;
  }

  /** Clears everything unfinished. */
  clear(): void {
    this.planner.clear();
    this.laying = this.pitching = this.five = this.box = this.aimed = null;
    this.dragging = false;
  }
}

const blockFront = (first: Base, base: Base): number => {
  const angle = (first.facing * Math.PI) / 180;
  return (base.x - first.x) * Math.sin(angle) + (base.y - first.y) * Math.cos(angle);
};

const hands = new WeakMap<TableModel, Hand>();

export function handOf(model: TableModel): Hand {
  let hand = hands.get(model);
  if (!hand) hands.set(model, (hand = new Hand(model)));
  return hand;
}
