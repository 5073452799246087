// The messages between server and browser, under the client's names. The client contains no rules: it draws what it receives.
import type { TableView } from './generated/api';
import type { Frame as AnyFrame, Hello as AnyHello, More, Now, Refusal } from './generated/frames';

export type { Arg, Clock, Message } from './wire-open';
export type {
  Analysis, AnalysisResult as Report, ChatLine as Chat, GameView as GameInfo, LessonView as Lesson, LessonHead, Learnt, GlossaryView as Glossary, TermView as Term, IdentityPerson as User, LobbyPerson as Person, Me, OptionsView as Options, PartView as OptionPart, Proof, Result,
  RulebookView as Rulebook, ScenarioView as ScenarioInfo, SeatView as Seat, TableView as Table,
} from './generated/api';
export type {
  Act, Board, Button, Event as GameEvent, Field, Hint, Inspect, LuckRule, Now, Odds, Patch, Path, Plan, Prompt, Reason, Refusal, Schema, Start, Step, Suggestion, VerbForm as Verb, FormPart, Argument, Way,
} from './generated/frames';
export type { Request } from './generated/requests';

export type Pace = TableView['pace'];
export type Visibility = TableView['visibility'];
/** Layers over a map: their contents by layer and seat. */
export type Overlays = Record<string, Record<string, string[]>>;

/** A greeting whose steps follow in pieces, and such a piece; the last one has the current state. */
export type GreetingPart = (AnyHello & { more: true }) | More;
/** A complete greeting. */
export type Hello = Omit<AnyHello, 'now' | 'more'> & { now: Now };
/** The messages for the parts of a table, each greeting complete. */
export type Frame = Hello | Exclude<AnyFrame, AnyHello | More>;
/** A refused request, with its rule if there is one. */
export interface Denied { error: string; text: string | null; refusal: Refusal | null; slip?: number }
