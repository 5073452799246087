// Drawings that the server makes.

const PATIENCE = 2000;

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
