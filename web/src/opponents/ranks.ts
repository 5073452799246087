// The opponents with a rank, weakest first, and those of the laboratory.

export const RANKS = ['tiro', 'miles', 'centurio', 'legatus', 'consul'] as const;
export type Rank = (typeof RANKS)[number];

/** What a newcomer plays against: an opponent who makes mistakes, but not all of them. */
const USUAL: Rank = 'miles';
/** Who stands in for somebody else; the server refuses others. */
const STAND_IN: Rank = 'centurio';

export const isRank = (level: string): level is Rank => (RANKS as readonly string[]).includes(level);

/** The levels of a game: those with a face, in the order of their rank, and the others as the game lists them. */
export function sorted(levels: string[]): { ranks: Rank[]; laboratory: string[] } {
  return { ranks: RANKS.filter((rank) => levels.includes(rank)), laboratory: levels.filter((level) => !isRank(level)) };
}

/** The level that is offered first: the usual rank; without ranks the best that there is. */
export function usualLevel(levels: string[]): string {
  return levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? '');
}

/** The level that may be offered to stand in for another player. */
export function standInLevel(levels: string[]): string {
  return levels.includes(STAND_IN) ? STAND_IN : (levels.at(-1) ?? '');
}

/** The strongest level of a game. */
export function bestLevel(levels: string[]): string {
  return sorted(levels).ranks.at(-1) ?? levels.at(-1) ?? '';
}
