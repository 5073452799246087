// Who is thinking: computers that have been asked for a while. Quick answers do not show.

/** Milliseconds before thinking is worth mentioning. */
export const NOTICED = 300;

export class Thinking {
  /** The seats whose computers think, once it takes them long; then until the choice is a person's. */
  seats = $state.raw<string[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The computers that are asked now; after every answer again. */
  follow(asked: string[]): void {
    clearTimeout(this.timer);
    if (!asked.length || this.seats.length) this.seats = asked;
    else this.timer = setTimeout(() => { this.seats = asked; }, NOTICED);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
