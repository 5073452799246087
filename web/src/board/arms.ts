// The identity of a seat: its colours, and a mark that distinguishes it without them.

export type Mark = 'square' | 'disc' | 'diamond' | 'triangle' | 'hexagon' | 'cross';
export interface Arms {
  fill: string;
  /** Its text. */
  ink: string;
  edge: string;
  /** Lines of this seat on paper. */
  line: string;
  mark: Mark;
}

/** Marks around (0, 0), about 14 across. */
export const MARKS: Record<Mark, string> = {
  square: 'M-6-6H6V6H-6Z',
  disc: 'M0-7A7 7 0 0 1 0 7A7 7 0 0 1 0-7Z',
  diamond: 'M0-7.500L7.500 0L0 7.500L-7.500 0Z',
  triangle: 'M0-7L7.500 6H-7.500Z',
  hexagon: 'M-3.800-6.500H3.800L7.500 0L3.800 6.500H-3.800L-7.500 0Z',
  cross: 'M-2.500-7H2.500V-2.500H7V2.500H2.500V7H-2.500V2.500H-7V-2.500H-2.500Z',
};

/** Of no seat. */
export const NOBODY: Arms = {
  fill: 'var(--faint)', ink: 'var(--card)', edge: 'var(--faint)', line: 'var(--faint)', mark: 'square',
};

/** The colours as properties of whatever shows them. */
export function coloursOf({ fill, ink, edge, line }: Arms): string {
  return `--seat:${fill};--seat-ink:${ink};--seat-edge:${edge};--seat-line:${line}`;
}
