/**
 * Text made comparable for the search: words without case, accents or markup, so that 'cafe' finds
 * 'Café'. Vowel signs of Indian scripts are letters here, not accents, and stay.
 */

const ACCENTS = /[\u0300-\u036f]/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MARKUP = /<[^>]*>|&(?:[a-z]+|#\w+);/gi;

/** The words of plain text, folded. */
export function foldWords(text: string): string[] {
  return text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().match(WORD) ?? [];
}

/** HTML without tags and entities, good enough to search in; never to be shown. */
export function stripMarkup(html: string): string {
  return html.replace(MARKUP, ' ');
}

/** Which texts have which words. A text is known by its number in the list that was indexed. */
export interface WordIndex {
  texts: number;
  /** In ascending order. */
  words: readonly string[];
  /** For each word, the texts that have it. */
  places: readonly (readonly number[])[];
}

/** @param texts the folded words of each text */
export function indexWords(texts: readonly (readonly string[])[]): WordIndex {
  const placesOf = new Map<string, number[]>();
  for (const [place, words] of texts.entries()) {
    for (const word of new Set(words)) {
      const places = placesOf.get(word);
      if (places) places.push(place);
      else placesOf.set(word, [place]);
    }
  }
  const sorted = [...placesOf].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    texts: texts.length,
    words: sorted.map(([word]) => word),
    places: sorted.map(([, places]) => places),
  };
}

/** For each text, 1 when some word of it begins with `prefix`, which is folded, else 0. */
export function textsWith({ texts, words, places }: WordIndex, prefix: string): Uint8Array {
  const marks = new Uint8Array(texts);
  for (let index = firstFrom(words, prefix); words[index]?.startsWith(prefix); index += 1) {
    for (const place of places[index] ?? []) marks[place] = 1;
  }
  return marks;
}

/** The index of the first word that is not before `from`, by bisection. */
function firstFrom(words: readonly string[], from: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const word = words[middle];
    if (word !== undefined && word < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
