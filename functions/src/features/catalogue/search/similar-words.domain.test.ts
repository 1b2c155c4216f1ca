import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSimilarWords } from './similar-words.domain';

const WORDS = [
  'album',
  'calendar',
  'canvas',
  'photo',
  'wedding',
  'weddings',
  'किताब',
  'कैलेंडर',
].sort();

/** Typos between two words: letters that are missing, added, wrong or swapped. */
function typosBetween(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let column = 1; column <= other.length; column += 1) {
    rows[0]?.push(column);
    for (let row = 1; row <= one.length; row += 1) {
      const wrong = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column - 1) + wrong,
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

describe('findSimilarWords', () => {
  it.each([
    ['calender', ['calendar']],
    ['calnedar', ['calendar']],
    ['weding', ['wedding', 'weddings']],
    ['weddign', ['wedding', 'weddings']],
    ['albm', ['album']],
    ['canvass', ['canvas']],
    ['कैलेडर', ['कैलेंडर']],
    ['किताव', ['किताब']],
  ])('accepts %s for %s', (typed, meant) => {
    expect(findSimilarWords(WORDS, typed)).toEqual(meant);
  });

  it('tolerates a typo in the beginning of a word that is being typed', () => {
    expect(findSimilarWords(WORDS, 'calende')).toEqual(['calendar']);
  });

  it('tolerates none in short words and words with digits, and at most two otherwise', () => {
    expect(findSimilarWords(WORDS, 'wad')).toEqual([]);
    expect(findSimilarWords(['12x9'], '12x8')).toEqual([]);
    expect(findSimilarWords(WORDS, 'kolender')).toEqual([]);
  });

  it('returns the same words as a comparison with each single word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 10 });
    const typedWord = fc.string({
      unit: fc.constantFrom('a', 'b', 'c'),
      minLength: 4,
      maxLength: 10,
    });
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 40 }), typedWord, (words, typed) => {
        const typosOf = (one: string) =>
          Math.min(
            ...Array.from({ length: one.length + 1 }, (_, length) =>
              typosBetween(typed, one.slice(0, length)),
            ),
          );
        const least = Math.min(...words.map(typosOf));
        const meant =
          least > (typed.length < 8 ? 1 : 2) ? [] : words.filter((one) => typosOf(one) === least);
        expect(findSimilarWords(words.toSorted(), typed).toSorted()).toEqual(meant.toSorted());
      }),
    );
  });
});
