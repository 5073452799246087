// Drawings that the server makes.

const PATIENCE = 2000;
/** The drawing that a table begins with. */
let first = { address: '', drawing: '' };

/** Fetches the drawing that a table begins with before anything of the table is shown. */
export async function firstDrawing(address: string, signal: AbortSignal): Promise<void> {
  first = { address, drawing: (await fetchDrawing(address, signal)) ?? '' };
}

/** A drawing that is here already, empty if it is not. */
export const drawnAlready = (address: string): string => (first.address === address ? first.drawing : '');

/** Fetches a drawing, retrying while the connection is down; null when it is no longer needed. */
export async function fetchDrawing(address: string, signal: AbortSignal): Promise<string | null> {
  while (!signal.aborted) {
    try {
      const answer = await fetch(address, { signal });
      if (answer.ok) return await answer.text();
    } catch {
      // Tried again below, unless it is no longer needed.
    }
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  }
  return null;
}
