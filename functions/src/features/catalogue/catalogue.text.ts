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

/** Words in a form that `hasWord` searches fast: each one after a space. */
export function haystackOf(...texts: readonly string[]): string {
  return texts
    .flatMap(foldWords)
    .map((word) => ` ${word}`)
    .join('');
}

/** Whether some word of the haystack begins with `word`, which is folded. */
export function hasWord(haystack: string, word: string): boolean {
  return haystack.includes(` ${word}`);
}
