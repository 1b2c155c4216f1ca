import * as z from 'zod/mini';

/** The list from which an order was opened, in the state of the order's history entry. */
const openedList = z.object({
  /** Filters of the list, as the query of its address. */
  search: z.string(),
  /** Ids of the listed orders, in their sequence; empty for the board. */
  ids: z.array(z.string()),
  /** Cursor of the orders after these; null at the end of the list. */
  cursor: z.nullable(z.string()),
  /** Whether the list is the previous history entry. */
  isPrevious: z.boolean(),
});
export type OpenedList = z.infer<typeof openedList>;

/** Reads the opened list from the state of a history entry; null if there is none. */
export function readOpenedList(state: unknown): OpenedList | null {
  return openedList.safeParse(state).data ?? null;
}
