/** Formats rows under a heading; all columns but the first are right-aligned. */
export function formatTable(title: string, columns: readonly string[], rows: readonly string[][]) {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return index === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [title, '', line(columns), rule, ...rows.map(line), ''].join('\n');
}

/** 'ok' or 'over', by the budget of a figure. */
export function budgetVerdict(value: number, budget: number): string {
  return value <= budget ? 'ok' : 'over';
}
