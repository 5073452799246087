import { beforeEach, describe, expect, it } from 'vitest';
import { Terms } from '../src/table/glossary/terms';
import { Tips } from '../src/table/glossary/tips.svelte';
import type { Term } from '../src/wire';

const term = (id: string, text: string): Term => ({ id, forms: [id, `${id}s`], plain: '', text, rule: '', controls: [] });
const box = {} as DOMRect;
const panic = term('panic', 'A unit in panic gives rout points, when its disorder reaches its morale.');
const disorder = term('disorder', 'Each disorder is −1; see panic.');
const morale = term('morale', 'How much disorder a unit bears.');
const terms = new Terms([panic, disorder, morale]);

describe('the text of an explanation', () => {
  it('is cut at the terms in it, but not at its own', () => {
    const parts = terms.parts(panic.text, panic);
    expect(parts.filter((part) => part.term).map((part) => part.term!.id)).toEqual(['disorder', 'morale']);
    expect(parts.map((part) => part.text).join('')).toBe(panic.text);
  });

  it('is one part where there is no other term', () => {
    expect(terms.parts('Nothing.', panic)).toEqual([{ text: 'Nothing.', term: null }]);
  });
});

describe('explanations inside each other', () => {
  let tips: Tips;
  const ids = () => tips.open.map((tip) => tip.term.id);
  beforeEach(() => {
    tips = new Tips();
    tips.show(panic, box);
    tips.inside(0, disorder, box);
  });

  it('close from the inside where the pointer is further out, and all when it leaves', () => {
    tips.keep(0);
    expect(ids()).toEqual(['panic']);
    tips.leave();
    expect(ids()).toEqual([]);
  });

  it('replace what was open at the same depth', () => {
    tips.inside(0, morale, box);
    expect(ids()).toEqual(['panic', 'morale']);
  });

  it('go back to a term that is open already instead of opening it twice', () => {
    tips.inside(1, panic, box);
    expect(ids()).toEqual(['panic']);
  });

  it('stay once they are pinned, until they are closed one by one', () => {
    tips.pin();
    tips.leave();
    tips.keep(0);
    tips.show(morale, box);
    expect(ids()).toEqual(['panic', 'disorder']);
    tips.back();
    expect([ids(), tips.pinned]).toEqual([['panic'], true]);
    tips.back();
    expect([ids(), tips.pinned]).toEqual([[], false]);
  });

  it('let clicks through while a focus only passes, and no longer when pinned', () => {
    tips.show(morale, box, true);
    expect(tips.passing).toBe(true);
    tips.pin();
    expect(tips.passing).toBe(false);
  });

  it('cannot be pinned where nothing is open', () => {
    tips.close();
    tips.pin();
    expect(tips.pinned).toBe(false);
  });
});
