// What travels between server and browser, under the names by which the client knows it. The client knows no rules: it draws what it is given.
import type { TableView } from './generated/api';
import type { Frame as AnyFrame, Hello as AnyHello, More, Now, Refusal } from './generated/frames';

export type { Arg, Clock, Message } from './wire-open';
export type {
  ChatLine as Chat, GameView as GameInfo, IdentityPerson as User, LobbyPerson as Person, Me, OptionsView as Options, PartView as OptionPart, Proof, Result,
  RulebookView as Rulebook, ScenarioView as ScenarioInfo, SeatView as Seat, TableView as Table,
} from './generated/api';
export type {
  Act, Board, Button, Event as GameEvent, Field, Inspect, LuckRule, Now, Odds, Patch, Path, Plan, Prompt, Reason, Refusal, Schema, Start, Step, VerbForm as Verb, FormPart, Argument, Way,
} from './generated/frames';
export type { Request } from './generated/requests';

export type Pace = TableView['pace'];
export type Visibility = TableView['visibility'];
/** Layers over a map: by layer and seat what lies in it. */
export type Overlays = Record<string, Record<string, string[]>>;

/** A greeting whose steps follow in pieces, and such a piece; the last one brings the present. */
export type GreetingPart = (AnyHello & { more: true }) | More;
/** A greeting that is whole. */
export type Hello = Omit<AnyHello, 'now' | 'more'> & { now: Now };
/** What the parts of a table hear, each greeting in one. */
export type Frame = Hello | Exclude<AnyFrame, AnyHello | More>;
/** A refused request, with the rule where one stands against it. */
export interface Denied { error: string; text: string | null; refusal: Refusal | null }
