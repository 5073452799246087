// What is at a table, in words.
import type { Board, Message, Now } from '../../wire';
import { hasWords, listed, say, sayParts, t, type Part } from '../../words.svelte';

export class Wording {
  constructor(private readonly board: Board) {}

  say = (message: Message): string => say(message, this.board.game);
  parts = (message: Message): Part[] => sayParts(message, this.board.game);
  label = (seat: string): string => { const words = this.board.labels[seat]; return words ? this.say(words) : seat; };

  /** A piece as the board names it. */
  piece(id: string): string {
    const piece = this.board.pieces.find((each) => each.id === id);
    return piece ? this.say(piece.label) : id;
  }

  /** The current prompt, or who is to choose, or how the match ended. */
  wanting({ prompt, result, choices }: Now): string {
    if (result) return this.say(result.message);
    if (!choices.length && prompt.waiting.length > 1) return t('waiting-for', { sides: listed(prompt.waiting.map(this.label)) });
    const waiting = `waiting-${prompt.ask}`;
    if (choices.length || !prompt.seat || !hasWords(waiting, this.board.game)) return this.say(prompt.message);
    return this.say({ $: waiting, seat: this.board.labels[prompt.seat]! });
  }

  /** A turn as the game calls it. */
  turn(turn: number): string {
    const own = 'log-turn';
    return hasWords(own, this.board.game) ? this.say({ $: own, turn }) : t('turn', { turn });
  }

  /** The present phase, with whose it is where the game says so. */
  phase({ prompt }: Now): string {
    const own = `moment-${prompt.phase}`;
    const seat = prompt.seat && this.board.labels[prompt.seat];
    return this.say(seat && hasWords(own, this.board.game) ? { $: own, seat } : { $: `phase-${prompt.phase}` });
  }

  /** So many pieces of a side have moved. */
  marched(seat: string, count: number): string {
    const own = 'log-marched';
    return hasWords(own, this.board.game) ? this.say({ $: own, side: this.board.labels[seat]!, count }) : t('log-moved', { side: this.label(seat), count });
  }

  /** Small steps of one kind: how many by whom. */
  counted(kind: string, counts: [seat: string, count: number][]): string {
    const list = counts.map(([seat, count]) => `${this.label(seat)} ${count}`).join(', ');
    return this.say({ $: `log-${kind.replaceAll('_', '-')}`, list });
  }

  move(hex: string, cost: number, facing: string | null): string {
    return facing ? t('move-facing', { hex, cost, facing: this.say({ $: `facing-${facing}` }) }) : t('move-to', { hex, cost });
  }
}
