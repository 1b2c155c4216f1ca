/** Replacement of a part of a source file; positions as in a syntax tree. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @param edits parts that do not overlap */
export function editCode(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}
