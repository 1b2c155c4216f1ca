/**
 * Normalises text for the search: words without case, accents or markup, so that 'cafe' finds 'Café'. Vowel
 * signs of Indian scripts count as letters, not accents, and are kept. Devanagari words have one spelling:
 * without nukta (फ़ is फ), and with a dot for every nasal before a consonant (कैलेन्डर is कैलेंडर, चाँद is चांद).
 */

/** Accents, the nukta of Devanagari, and joiners without width. */
const ACCENTS = /[\u0300-\u036f\u093c\u200c\u200d]/g;
const NASAL_SIGN = /\u0901/g;
/** A nasal letter without a vowel, before a consonant of its own place in the mouth or before ट to ढ. */
const NASAL_LETTER =
  /(?:\u0919\u094d(?=[\u0915-\u0918])|\u091e\u094d(?=[\u091a-\u091d])|[\u0923\u0928]\u094d(?=[\u091f-\u0922])|\u0928\u094d(?=[\u0924-\u0927])|\u092e\u094d(?=[\u092a-\u092d]))/g;
const NASAL_DOT = '\u0902';
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MARKUP = /<[^>]*>|&(?:[a-z]+|#\w+);/gi;

export function normaliseWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  return plain.replace(NASAL_SIGN, NASAL_DOT).replace(NASAL_LETTER, NASAL_DOT).match(WORD) ?? [];
}

/** Removes tags and entities from HTML; only for searching, never for display. */
export function stripMarkup(html: string): string {
  return html.replace(MARKUP, ' ');
}

/** Inverted index of words. Texts are identified by their number in the indexed list. */
export interface WordIndex {
  texts: number;
  /** All words, in ascending order. */
  words: readonly string[];
  /** For each word, the numbers of the texts that contain it. */
  places: readonly (readonly number[])[];
}

/** @param texts the normalised words of each text */
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

/** For each text, 1 when one of its words begins with the normalised `prefix`, otherwise 0. */
export function matchPrefix({ texts, words, places }: WordIndex, prefix: string): Uint8Array {
  const marks = new Uint8Array(texts);
  for (let index = firstFrom(words, prefix); words[index]?.startsWith(prefix); index += 1) {
    for (const place of places[index] ?? []) marks[place] = 1;
  }
  return marks;
}

/** Whether some word of a sorted list begins with `prefix`. */
export function hasPrefix(words: readonly string[], prefix: string): boolean {
  return words[firstFrom(words, prefix)]?.startsWith(prefix) === true;
}

export function hasWord(words: readonly string[], word: string): boolean {
  return words[firstFrom(words, word)] === word;
}

/** Index of the first word that is not before `from`, by binary search. */
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
