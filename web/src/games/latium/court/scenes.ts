// The great scenes of a court: who is in them, why they come about, and what is at stake.
import { nameIn } from '../../../board/events';
import { worded } from '../../../board/worded';
import type { GameEvent, Step } from '../../../wire';
import type { TableModel } from '../model';
import { boardOf, holderOf, ownSeat, type LatiumBoard } from '../position/realm';
import { hexName, personName } from '../text/telling';

const KINDS = {
  betrayal: ['accord_betrayed', 'secret_accord_betrayed', 'town_betrayed', 'promise_broken'],
  treachery: ['war_by_treachery'],
  wedding: ['wed'],
  death: ['rex_died', 'rex_fell'],
  succession: ['succeeded', 'crown_inherited', 'throne_taken', 'people_chose_rex'],
  war: ['war_declared', 'rebelled'],
} as const;
export type SceneKind = keyof typeof KINDS;

export interface CourtScene {
  n: number;
  kind: SceneKind;
  event: GameEvent;
  /** Those whose arms are shown: Reges and civitates, whoever acts first. */
  who: { town: string; name: string }[];
  why: string;
  stake: string;
  /** Whether one of those who look has a part in it. */
  own: boolean;
}

/** What one deed brings about is told from its cause on: the broken word before the war. */
const ORDER = Object.keys(KINDS) as SceneKind[];

const kindOf = ({ kind }: GameEvent): SceneKind | null =>
  ORDER.find((each) => (KINDS[each] as readonly string[]).includes(kind)) ?? null;

/** Whether it stops those too who have no part in it: a wedding does not, nor a war on a town that obeys nobody. */
export const isForAll = ({ kind, event }: CourtScene): boolean => kind !== 'wedding' && !((kind === 'war' || kind === 'treachery') && nameIn(event.message).endsWith('-free'));

/** The great scenes of a step. */
export function scenesOf(model: TableModel, step: Step): CourtScene[] {
  const found = step.events.flatMap((event) => {
    const kind = kindOf(event);
    return kind ? [sceneOf(model, step, event, kind)] : [];
  });
  return found.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

function sceneOf(model: TableModel, step: Step, event: GameEvent, kind: SceneKind): CourtScene {
  const board = boardOf(model);
  const who = partiesOf(model, event);
  const own = ownSeat(model);
  return { n: step.n, kind, event, who, why: why(model, step, event, kind), stake: stake(model, step, event, kind), own: own !== null && who.some(({ town }) => town === own || ownerOf(board, model, town) === own) };
}

function ownerOf(board: LatiumBoard, model: TableModel, slug: string): string | null {
  const town = board.towns.find((each) => each.slug === slug);
  return town ? holderOf(board, model.position, town) : null;
}

/** The towns that an event names, by its seats, towns and persons. */
function partiesOf(model: TableModel, { message }: GameEvent): CourtScene['who'] {
  const board = boardOf(model);
  const found = new Map<string, string>();
  for (const arg of Object.values(message)) {
    const name = nameIn(arg as never);
    const [, family, slug] = /^(side|town)-(.+)$/.exec(name) ?? [];
    const person = personIn(arg);
    const home = person ? board.towns[model.position.persons[board.names.person!.indexOf(person)]?.court ?? -1] : undefined;
    if (family && slug && board.towns.some((town) => town.slug === slug)) found.set(slug, model.say({ $: name }));
    else if (person && home) found.set(home.slug, personName(model, person));
  }
  return [...found].map(([town, name]) => ({ town, name }));
}

/** The person that an argument names. */
function personIn(arg: unknown): string | null {
  const id = typeof arg === 'object' && arg !== null && 'id' in arg ? nameIn((arg as { id: never }).id) : nameIn(arg as never);
  return id.startsWith('filius-') ? id : null;
}

const slugIn = (arg: unknown): string => nameIn(arg as never).replace(/^(side|town)-/, '');

/** What led to it: the cause that the rules name, or the deed of the one who acted. */
function why(model: TableModel, step: Step, { message }: GameEvent, kind: SceneKind): string {
  if (message.cause) return model.say(message.cause as never);
  if (kind === 'betrayal' || kind === 'treachery') {
    const bound = sworn(model, step.n, slugIn(message.seat ?? message.reader), slugIn(message.other ?? message.enemy));
    if (bound !== null) return worded(model, 'scene-why-sworn', { turn: bound });
  }
  if (kind === 'war' && message.town) return worded(model, 'scene-why-war', { town: message.town as never });
  return worded(model, `scene-why-${kind}`);
}

/** The turn in which two Reges swore the accord that has just been broken. */
function sworn(model: TableModel, n: number, one: string, other: string): number | null {
  const board = boardOf(model);
  const before = model.positionAt(n - 1);
  const pair = [one, other].map((seat) => board.reges.indexOf(seat));
  const found = before.accords.find(({ a, b, state }) => state === 1 && pair.includes(a) && pair.includes(b));
  return found && !pair.includes(-1) ? found.since : null;
}

/** What is to be won or lost. */
function stake(model: TableModel, step: Step, { message }: GameEvent, kind: SceneKind): string {
  const board = boardOf(model);
  const position = model.positionAt(step.n);
  const seat = slugIn(message.seat ?? message.reader);
  const town = board.towns.find(({ slug }) => slug === slugIn(message.town));
  if (town && ['war', 'treachery', 'betrayal'].includes(kind)) {
    const { cives, level } = position.towns[town.index]!;
    const args = { town: town.label, cives, level: { $: `level-${board.enums.level![level]}` } };
    const caput = holderOf(board, position, town) ? 'scene-stake-caput' : 'scene-stake-free-caput';
    return worded(model, town.caput ? caput : 'scene-stake-town', args);
  }
  if (kind === 'betrayal') {
    const rex = position.reges[board.reges.indexOf(seat)];
    return rex ? worded(model, 'scene-stake-ira', { seat: { $: `side-${seat}` }, ira: rex.ira, limit: board.ira_limit }) : worded(model, 'scene-stake-betrayal');
  }
  if (kind === 'death' && town) {
    const count = sonsAt(board, model.positionAt(step.n - 1), town.index);
    return worded(model, count ? 'scene-stake-heir' : 'scene-stake-no-heir', { town: town.label, count });
  }
  if (kind === 'succession' && town) return worded(model, 'scene-stake-succession', { town: hexName(model, town.hex) });
  return worded(model, `scene-stake-${kind}`);
}

/** How many living sons a house has; one who succeeds is none any more. */
function sonsAt(board: LatiumBoard, position: TableModel['position'], town: number): number {
  return position.persons.filter(({ court, sex, standing }) => court === town && sex > 0 && board.enums.standing![standing] === 'filius').length;
}
