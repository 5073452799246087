import { describe, expect, it } from 'vitest';
import { naming, nextNamed } from '../src/plain/naming';
import { thingsIn } from '../src/plain/things';

const CHOICES = ['move a1 a3', 'move a1 b1', 'move b2 b4', 'jump a1 a3 a5', 'halt a1', 'done'];
const isThing = (word: string): boolean => /^[a-h][1-8]$/.test(word);

describe('choices by pointing', () => {
  it('begin with what they name first', () => {
    expect([...nextNamed(CHOICES, [], isThing)]).toEqual(['a1', 'b2']);
  });

  it('go on with what they name next', () => {
    expect(naming(CHOICES, ['a1'])).toEqual(['move a1 a3', 'move a1 b1', 'jump a1 a3 a5', 'halt a1']);
    expect([...nextNamed(CHOICES, ['a1'], isThing)]).toEqual(['a3', 'b1']);
    expect([...nextNamed(CHOICES, ['a1', 'a3'], isThing)]).toEqual(['a5']);
  });

  it('name things in their order', () => {
    expect(naming(CHOICES, ['a3', 'a1'])).toEqual([]);
    expect(nextNamed(CHOICES, ['a3', 'a1'], isThing).size).toBe(0);
  });

  it('pass over words that name nothing on the map', () => {
    expect([...nextNamed(['put 2 at a1', 'put 3 at a1'], [], isThing)]).toEqual(['a1']);
  });
});

describe('a drawing', () => {
  const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg"><title>Zama</title>
    <g data-piece="R-1" data-hex="0101"><title>Hastati at 0101</title><path/></g><g data-place="b2"><title>A ford</title></g><g data-hex="0105"/></svg>`;

  it('says which of its elements are pieces, where they lie and what they are', () => {
    expect(thingsIn(DRAWING)).toEqual({
      title: 'Zama', things: [{ piece: 'R-1', place: '0101', words: 'Hastati at 0101' }, { piece: null, place: 'b2', words: 'A ford' }],
    });
    expect(thingsIn('')).toBeNull();
  });
});
