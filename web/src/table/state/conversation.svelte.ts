// What is said at a table, and what of it has not been read yet.
import type { Chat } from '../../wire';
import { talkOf } from './talk';

export class Conversation {
  /** Whoever looks, by id. */
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

  /** What was said in a conversation has been read. */
  read(talk: string): void {
    if (this.unread[talk]) this.unread = { ...this.unread, [talk]: 0 };
  }
}
