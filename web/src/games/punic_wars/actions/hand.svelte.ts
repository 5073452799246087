// The state of the player's input: choices sorted by place, and targets not yet acted on.
import { Grip } from '../../../board/grip.svelte';
import { isHex } from '../../../board/map';
import type { TableModel } from '../model';
import type { Seen } from '../position/seen';
import { Choices } from './choices';
import { leadersOf, marcherOf, stacksOf, warBoard, type Leader, type Stack } from '../position/war';

/** Questions that are answered by pointing at a hex. */
const PLACED = ['appoint', 'return'];
const POINTED = [...PLACED, 'deploy', 'raise', 'lose'];

export class Hand extends Grip {
  /** How many points the next click on the map sets up; all of the line if null. */
  count = $state<number | null>(null);
  /** The leader whom the player wants to place next. */
  wished = $state<string | null>(null);
  /** Losses named so far, by kind and hex as the notation says them. */
  losses = $state.raw<Record<string, number>>({});
  /** Whose march was to lead where, when dice stopped it. */
  heading = $state.raw<{ leader: string; hex: string } | null>(null);
  /** Offers to end the war when it is called. */
  offering = $state.raw<(() => void) | null>(null);
  /** Where a leader who has not set out yet could go with the force chosen for him. */
  prospect = $state.raw<Seen | null>(null);
  /** The player turn whose summary is open. */
  summary = $state<number | null>(null);

  readonly choices = $derived.by(() => new Choices(this.model.board, this.model.live ? this.model.now.choices : []));
  readonly leaders = $derived.by(
    () => new Map(leadersOf(warBoard(this.model), this.model.position).map((it) => [it.id, it])),
  );
  readonly stacks = $derived.by(() => stacksOf(warBoard(this.model), this.model.position));
  readonly marcher = $derived.by(() => marcherOf(warBoard(this.model), this.model.position));

  /** The leaders who wait for a place, and the one whom the next click sets down. */
  readonly comers = $derived.by(() => {
    const ids = this.choices.all.filter(({ verb }) => PLACED.includes(verb)).flatMap(({ leader }) => leader ?? []);
    return [...new Set(ids)].flatMap((id) => this.leaders.get(id) ?? []);
  });
  readonly placing = $derived.by(() => this.comers.find(({ id }) => id === this.wished) ?? this.comers[0] ?? null);
  /** Hexes that the next click may choose. */
  readonly places = $derived.by(() => {
    const wanted = this.choices.all.filter(
      ({ verb, leader }) => POINTED.includes(verb) && (!leader || leader === this.placing?.id),
    );
    return [...new Set(wanted.flatMap(({ hex }) => hex ?? []))];
  });
  /** Leaders whom the next click may choose. */
  readonly actors = $derived.by(() => {
    const wanted = this.choices.all.filter(({ verb }) => verb === 'lead' || verb === 'retire');
    return [...new Set(wanted.flatMap(({ leader }) => leader ?? []))];
  });

  hexOf(id: string | null): string | null {
    if (!id) return null;
    return isHex(id) ? id : (this.leaders.get(id)?.hex ?? null);
  }

  isStack(hex: string): boolean {
    return this.stacks.some((stack) => stack.hex === hex);
  }

  at(hex: string): Stack[] {
    return this.stacks.filter((stack) => stack.hex === hex);
  }

  leadersAt(hex: string): Leader[] {
    return [...this.leaders.values()].filter((leader) => leader.hex === hex);
  }

  /** Whether a leader is of the seat that is to choose. */
  mine(id: string): boolean {
    return this.leaders.get(id)?.seat === this.model.now.prompt.seat;
  }

  override get underWay(): string | null {
    return this.marcher?.id ?? null;
  }

  override clear(): void {
    super.clear();
    this.count = null;
    this.losses = {};
    this.wished = null;
  }
}

const hands = new WeakMap<TableModel, Hand>();

export function handOf(model: TableModel): Hand {
  let hand = hands.get(model);
  if (!hand) hands.set(model, (hand = new Hand(model)));
  return hand;
}
