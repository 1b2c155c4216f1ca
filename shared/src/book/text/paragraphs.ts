const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/u;
/** Tabs and the blanks of typesetters; the one that never breaks a line stays. */
const OTHER_BLANKS = /[^\S\u00a0]/gu;

/** What someone wrote, as it is shaped: line by line of theirs, letters composed, blanks alike. */
export function paragraphsOf(text: string): string[] {
  if (text === '') return [];
  return text
    .normalize('NFC')
    .split(LINE_BREAK)
    .map((line) => line.replace(OTHER_BLANKS, ' '));
}
