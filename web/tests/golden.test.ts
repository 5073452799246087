// The actions of all recorded games are read by the tables of verbs, and written as they were.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readAction, writeAction, type Verbs } from '../src/board/actions';
import tables from './verbs.json';

const GOLDEN = '../tests/golden';
const games = tables as unknown as Record<string, Verbs>;

function actionsOf(slug: string): string[] {
  const files = readdirSync(`${GOLDEN}/${slug}`).filter((name) => name.endsWith('.bell.json'));
  return files.flatMap((name) => JSON.parse(readFileSync(`${GOLDEN}/${slug}/${name}`, 'utf8')).steps.map(({ action }: { action: string }) => action));
}

it.each(Object.keys(games))('%s', (slug) => {
  const actions = [...new Set(actionsOf(slug))];
  const written = actions.map((text) => {
    const { verb, args } = readAction(games[slug]!, text);
    return writeAction(games[slug]!, verb, args);
  });
  expect(actions.length).toBeGreaterThan(100);
  expect(written).toEqual(actions);
});
