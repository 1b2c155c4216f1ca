/** Replacement of the source text between two character offsets. */
export interface CodeEdit {
  start: number;
  end: number;
  text: string;
}

/**
 * Applies edits to source code.
 * @param edits edits whose ranges do not overlap
 */
export function applyCodeEdits(code: string, edits: readonly CodeEdit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}
