// Whether this browser's person has read what a scenario is about.

const KEY = 'bellona.goals';
/** Stands for all scenarios. */
const ALL = '*';

function seen(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

export const hasSeen = (scenario: string): boolean => seen().some((each) => each === ALL || each === scenario);

export function noteSeen(scenario: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...seen(), scenario])]));
  } catch {
    // A browser that stores nothing shows it each time.
  }
}
