// The chat of a table, and its unread lines.
import type { Chat } from '../../wire';
import { talkOf } from './talk';

export class Conversation {
  /** The viewer's id. */
  you = $state('');
  lines = $state.raw<Chat[]>([]);
  /** Lines not yet read, by conversation. */
  unread = $state.raw<Record<string, number>>({});
  readonly unreadLines = $derived.by(() => Object.values(this.unread).reduce((all, lines) => all + lines, 0));

  begin(you: string, lines: Chat[]): void {
    this.you = you;
    this.lines = lines;
  }

  hear(line: Chat): void {
    this.lines = [...this.lines, line];
    const talk = talkOf(line, this.you);
    this.unread = { ...this.unread, [talk]: (this.unread[talk] ?? 0) + 1 };
  }

  /** A conversation has been read. */
  read(talk: string): void {
    if (this.unread[talk]) this.unread = { ...this.unread, [talk]: 0 };
  }
}
