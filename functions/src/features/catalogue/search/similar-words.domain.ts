/** Typo tolerance of the search: finds the words that someone may have meant. */

/** Lengths from which a word may have one typo, and two. */
const ONE_TYPO_LENGTH = 4;
const TWO_TYPOS_LENGTH = 8;
/** Words with digits, such as sizes, are taken literally. */
const DIGIT = /\p{N}/u;

function countAcceptedTypos(typed: string): number {
  if (typed.length < ONE_TYPO_LENGTH || DIGIT.test(typed)) return 0;
  return typed.length < TWO_TYPOS_LENGTH ? 1 : 2;
}

/** Typos between the beginnings of a typed word and those of another word: the rows of the edit distance. */
interface TypoRow {
  /** Typos between each beginning of the typed word and the letters of the other word so far. */
  typos: readonly number[];
  /** Typos between the typed word and the closest beginning of the other word so far. */
  least: number;
}

/**
 * Words with a beginning that differs least from the typed word, the most similar one first; none if all
 * differ by more than the accepted number of typos. A typo is a letter that is missing, added, wrong, or
 * swapped with its neighbour. Words with the same beginning share its rows, because they follow each other.
 * @param words in ascending order
 */
export function findSimilarWords(words: readonly string[], typed: string): string[] {
  let accepted = countAcceptedTypos(typed);
  if (accepted === 0) return [];
  let similar: { word: string; wholeTypos: number }[] = [];
  const rows: TypoRow[] = [
    { typos: Array.from({ length: typed.length + 1 }, (_, index) => index), least: typed.length },
  ];
  let previous = '';
  for (const word of words) {
    rows.length = Math.min(rows.length, countSharedLetters(previous, word) + 1);
    previous = word;
    let last = rows.at(-1);
    while (last && rows.length <= word.length && Math.min(...last.typos) <= accepted) {
      last = nextRow(rows, word, typed);
      rows.push(last);
    }
    if (!last || last.least > accepted) continue;
    if (last.least < accepted) similar = [];
    accepted = last.least;
    // exact if the whole word was compared, else more than any accepted number
    const wholeTypos = (last.typos[typed.length] ?? 0) + word.length + 1 - rows.length;
    similar.push({ word, wholeTypos });
  }
  return similar.sort((a, b) => a.wholeTypos - b.wholeTypos).map(({ word }) => word);
}

/** The row after the last one of `rows`, for one more letter of `word`. */
function nextRow(rows: readonly TypoRow[], word: string, typed: string): TypoRow {
  const length = rows.length;
  const above = rows[length - 1];
  const twoAbove = rows[length - 2];
  const letter = word[length - 1];
  const typos = [length];
  for (let index = 1; index <= typed.length; index += 1) {
    const isSame = typed[index - 1] === letter;
    const isSwapped = typed[index - 2] === letter && typed[index - 1] === word[length - 2];
    typos.push(
      Math.min(
        valueAt(above, index - 1) + (isSame ? 0 : 1),
        valueAt(above, index) + 1,
        (typos[index - 1] ?? 0) + 1,
        isSwapped ? valueAt(twoAbove, index - 2) + 1 : Infinity,
      ),
    );
  }
  return { typos, least: Math.min(above?.least ?? Infinity, typos[typed.length] ?? Infinity) };
}

function valueAt(row: TypoRow | undefined, index: number): number {
  return row?.typos[index] ?? Infinity;
}

/** Number of letters that two words have in common at their beginnings. */
function countSharedLetters(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
