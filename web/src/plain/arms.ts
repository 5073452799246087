// Seats of a game without given colours: dark and light by turns, each with its own mark.
import type { Arms, Mark } from '../board/arms';

const DARK = ['#7a1f2b', '#1f4a6b', '#3f5a1f'];
const LIGHT = ['#e8d9a8', '#cfe3df', '#ecd0c4'];
const MARKS: Mark[] = ['square', 'disc', 'diamond', 'triangle', 'hexagon', 'cross'];

export function armsOf(number: number): Arms {
  const nth = Math.floor(number / 2) % DARK.length;
  const mark = MARKS[number % MARKS.length]!;
  if (number % 2) return { fill: LIGHT[nth]!, ink: '#2b2118', edge: '#6b5636', line: '#a8843c', mark };
  return { fill: DARK[nth]!, ink: '#f7f0df', edge: '#2b2118', line: DARK[nth]!, mark };
}
