const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/u;
/** Tabs and typographic blanks, but not the no-break space. */
const OTHER_BLANKS = /[^\S\u00a0]/gu;

/** A text split at its line breaks and normalised for shaping: composed letters, uniform blanks. */
export function splitParagraphs(text: string): string[] {
  if (text === '') return [];
  return text
    .normalize('NFC')
    .split(LINE_BREAK)
    .map((line) => line.replace(OTHER_BLANKS, ' '));
}
