// From the field to the sheet it is drawn on, where y runs down.
import type { TableModel } from '../model';
import type { Base, Place, Pose } from './plane';
import { corners } from './plane';

export class Sheet {
  readonly height: number;

  constructor(model: TableModel) {
    this.height = model.board.size.height;
  }

  at({ x, y }: Place): Place {
    return { x, y: this.height - y };
  }

  move(place: Place): string {
    const { x, y } = this.at(place);
    return `translate(${round(x)} ${round(y)})`;
  }

  pose(pose: Pose): string {
    return `${this.move(pose)} rotate(${round(pose.facing)})`;
  }

  points(places: Place[]): string {
    return places.map((place) => this.at(place)).map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ');
  }

  line(places: Place[]): string {
    return places.length ? `M${places.map((place) => this.points([place])).join('L')}` : '';
  }

  outline(base: Base): string {
    return `${this.line(corners(base))}Z`;
  }

  /** An arc from one place to another, clockwise or not. */
  arc(from: Place, to: Place, radius: number, clockwise: boolean): string {
    return `M${this.points([from])}A${round(radius)} ${round(radius)} 0 0 ${clockwise ? 1 : 0} ${this.points([to])}`;
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The place half way between two. */
export const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A place as the server writes it: `1200,840`. */
export function readPlace(text: string): Place | null {
  const [, x, y] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return x && y ? { x: Number(x), y: Number(y) } : null;
}
