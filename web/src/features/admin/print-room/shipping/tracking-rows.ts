/** Tracking numbers by order id; orders without a number yet are missing. */
export type TrackingNumbers = Readonly<Record<string, string>>;

/**
 * Puts cells pasted from a spreadsheet into the rows. A line with the number of an order, such as
 * `ORD2345ABCD<Tab>BD 4711`, goes to that order; the other lines fill the rows from `start` on.
 * @param ids ids of the orders in the sequence of their rows
 * @returns the numbers, and how many lines had no row
 */
export function pasteTrackingNumbers(
  numbers: TrackingNumbers,
  { ids, start, text }: { ids: readonly string[]; start: string; text: string },
): { numbers: TrackingNumbers; left: number } {
  const pasted = { ...numbers };
  const lines = text.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/);
  let row = Math.max(0, ids.indexOf(start));
  let left = 0;
  for (const line of lines) {
    const cells = line.split('\t').map((cell) => cell.trim());
    const named = cells.find((cell) => ids.includes(cell.toUpperCase()))?.toUpperCase();
    const number = cells.find((cell) => cell !== '' && cell.toUpperCase() !== named) ?? '';
    const id = named ?? ids[row];
    if (named === undefined) row += 1;
    if (id !== undefined && number !== '') pasted[id] = number;
    else if (number !== '') left += 1;
  }
  return { numbers: pasted, left };
}

/** Finds the next row after `id` without a number; after the last row, it goes on with the first. @returns null if none */
export function findNextEmptyRow(
  ids: readonly string[],
  numbers: TrackingNumbers,
  id: string,
): string | null {
  const at = ids.indexOf(id);
  const following = [...ids.slice(at + 1), ...ids.slice(0, at)];
  return following.find((one) => (numbers[one] ?? '').trim() === '') ?? null;
}

/** Finds tracking numbers that are in several rows. @returns the first order with the number, by id of the later ones */
export function findRepeatedNumbers(
  ids: readonly string[],
  numbers: TrackingNumbers,
): ReadonlyMap<string, string> {
  const repeated = new Map<string, string>();
  const first = new Map<string, string>();
  for (const id of ids) {
    const number = (numbers[id] ?? '').trim();
    const before = first.get(number);
    if (number === '') continue;
    if (before === undefined) first.set(number, id);
    else repeated.set(id, before);
  }
  return repeated;
}
