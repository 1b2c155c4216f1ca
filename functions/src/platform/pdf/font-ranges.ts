type Ranges = readonly (readonly [first: number, last: number])[];

/** Code point ranges of the fonts; tools/release/fonts subsets them accordingly. */

/** Basic Latin, Latin-1, and the punctuation, marks and arrows of English and Hindi sentences. */
export const LATIN_RANGES: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** Devanagari with the Vedic signs, joiners and non-joiners. */
export const HINDI_RANGES: Ranges = [
  [0x900, 0x97f],
  [0x1cd0, 0x1cf9],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
  [0xa830, 0xa839],
  [0xa8e0, 0xa8ff],
];

export function isInRanges(ranges: Ranges, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => point >= first && point <= last);
}
