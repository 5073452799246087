// The figures of an analysis as lines and bars.
import type { Report } from '../../wire';
import { clamped } from '../expectation';

type Moment = Report['curve'][number];
type Swing = Report['swings'][number];
/** The width of a turn's number. */
const ROOM = 14;
export interface Place { x: number; y: number }

/** A drawing of so many units, with the history of the match from left to right: its rows, which are its steps and those taken back. */
export class Chart {
  readonly first: number;
  readonly last: number;

  constructor(readonly curve: Moment[], readonly width: number, readonly height: number) {
    this.first = curve[0]?.row ?? 0;
    this.last = Math.max(this.first + 1, curve.at(-1)?.row ?? 1);
  }

  x(row: number): number {
    return (this.width * (row - this.first)) / (this.last - this.first);
  }

  y(value: number): number {
    return this.height * (1 - clamped(value));
  }

  points(seat: string): Place[] {
    return this.curve.map(({ row, values }) => ({ x: this.x(row), y: this.y(values[seat] ?? 0) }));
  }

  line(seat: string): string {
    return `M${this.points(seat).map(pair).join('L')}`;
  }

  /** The share below the line of a seat. */
  area(seat: string): string {
    return `${this.line(seat)}L${pair({ x: this.width, y: this.height })}L${pair({ x: 0, y: this.height })}Z`;
  }

  /** Where the line may really run. */
  doubt(seat: string, errors: number): string {
    const edge = (sign: number) => this.curve.map(({ row, values, error }) => ({ x: this.x(row), y: this.y((values[seat] ?? 0) + sign * errors * error) }));
    return `M${[...edge(1), ...edge(-1).reverse()].map(pair).join('L')}Z`;
  }

  /** The moment whose place is nearest. */
  nearest(x: number): number {
    const off = this.curve.map(({ row }) => Math.abs(this.x(row) - x));
    return off.indexOf(Math.min(...off));
  }

  /** The moment that a step of the history belongs to: the last one that is not after it. */
  at(row: number): number {
    return Math.max(0, this.curve.findLastIndex((moment) => moment.row <= row));
  }

  /** Where turns begin, without those that leave no room for their number. */
  get turns(): { turn: number; x: number }[] {
    const begun = this.curve.filter(({ turn }, n) => turn !== this.curve[n - 1]?.turn).map(({ turn, row }) => ({ turn, x: this.x(row) }));
    return begun.filter(({ x }, n) => (begun[n + 1]?.x ?? Infinity) - x > ROOM);
  }
}

/** What happened to a seat in a turn: parts of a bar, the gains upwards, the losses downwards. */
export interface Bar { turn: number; seat: string; kind: 'dice' | 'decision'; from: number; to: number }

export function barsOf(swings: Swing[]): Bar[] {
  return swings.flatMap(({ turn, seat, dice, decision }) => {
    const same = Math.sign(dice) === Math.sign(decision);
    const solid: Bar = { turn, seat, kind: 'decision', from: 0, to: decision };
    return [solid, { turn, seat, kind: 'dice', from: same ? decision : 0, to: same ? decision + dice : dice }];
  });
}

/** The longest bar, at least one of a twentieth: a quiet match must not look like a wild one. */
export function longest(bars: Bar[]): number {
  return Math.max(0.05, ...bars.flatMap(({ from, to }) => [Math.abs(from), Math.abs(to)]));
}

const pair = ({ x, y }: Place): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
