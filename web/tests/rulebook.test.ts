import { describe, expect, it } from 'vitest';
import { found } from '../src/table/rulebook';
import type { Rulebook } from '../src/wire';

const rule = (id: string, title: string, html: string) => ({ id, title, html, diagrams: [] });
const BOOK = {
  sections: [
    { ...rule('W', 'How to win', '<p>A <b>victory</b> is counted.</p>'), rules: [] },
    { ...rule('1', 'Set-up', ''), rules: [rule('1.1', 'Reges', '<p>Six.</p>'), rule('1.2', 'Automatic victory', '<p>At once.</p>')] },
  ],
} as unknown as Rulebook;
const ids = (wanted: string) => found(BOOK, wanted).map(({ id, rules }) => [id, rules.map((each) => each.id)]);

describe('the search of the rulebook', () => {
  it('shows everything when nothing is wanted', () => {
    expect(ids(' ')).toEqual([['W', []], ['1', ['1.1', '1.2']]]);
    expect(found(null, 'victory')).toEqual([]);
  });

  it('reads introductions of chapters and titles of rules', () => {
    expect(ids('Victory')).toEqual([['W', []], ['1', ['1.2']]]);
  });

  it('finds a printed apostrophe by that of a keyboard', () => {
    const book = { sections: [{ ...rule('1', 'L’attacco', ''), rules: [] }] } as unknown as Rulebook;
    expect(found(book, "l'attacco").length).toBe(1);
  });

  it('shows a whole chapter by its title or its number, and nothing by the names of tags', () => {
    expect(ids('set-up')).toEqual([['1', ['1.1', '1.2']]]);
    expect(ids('1')).toEqual([['1', ['1.1', '1.2']]]);
    expect(ids('<b>')).toEqual([]);
  });
});
