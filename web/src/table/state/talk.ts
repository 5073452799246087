// Conversations at a table: one that all read, and one with each other player alone.
import type { Chat, Table } from '../../wire';

/** What all read. */
export const ALL = '';

/** A conversation: with whom, and in which seat they can be written to, if they still sit at the table. */
export interface Talk { id: string; name: string; seat: string | null }

/** The viewer's conversation that a line belongs to: that of all, or the id of the other. */
export function talkOf(line: Chat, you: string): string {
  if (!line.to) return ALL;
  return line.to.id === you ? (line.user?.id ?? 'gone') : line.to.id || 'gone';
}

/** Partners of private conversations: the other people at the table, then those who have left it. */
export function talksOf(table: Table, lines: Chat[], you: string): Talk[] {
  const seated = table.mine.length ? table.seats.filter((seat) => seat.user && seat.user.id !== you) : [];
  const found = new Map(seated.reverse().map((seat) => [seat.user!.id, { id: seat.user!.id, name: seat.user!.name, seat: seat.seat }] as [string, Talk]));
  const talks = [...found.values()].reverse();
  for (const line of lines) {
    const id = talkOf(line, you);
    if (id === ALL || found.has(id)) continue;
    const gone = { id, name: (line.to!.id === you ? line.user?.name : line.to!.name) ?? '', seat: null };
    found.set(id, gone);
    talks.push(gone);
  }
  return talks;
}
