// Questions that are asked without regard to whether there is a choice, answered by themselves where there is none.
import type { Board, Now } from '../../wire';

/** A natural pause, in milliseconds; on a server others learn nothing from it, see the server's own pauses. */
const LEAST = 500, MOST = 1300;

/** The only answer to such a question; null if there is a choice. */
export function onlyAnswer(board: Board, { prompt, choices }: Now): string | null {
  return choices.length === 1 && board.formal.includes(prompt.ask) ? choices[0]! : null;
}

export class Formality {
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Answers after a pause; a new question cancels it. */
  answer(answer: () => void): void {
    this.stop();
    this.timer = setTimeout(answer, LEAST + Math.random() * (MOST - LEAST));
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
