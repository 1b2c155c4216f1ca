/** Filters of the order list and their initial values. */
export const ORDER_FILTERS = {
  view: 'list',
  status: '',
  payment_status: '',
  q: '',
  tag: '',
} as const;

type NarrowingFilter = Exclude<keyof typeof ORDER_FILTERS, 'view'>;

/** Shortest text that is searched. */
const MIN_SEARCH_LENGTH = 2;

/** Query of the list of orders with these filters; empty ones are left out. */
export function toOrderQuery({
  status,
  payment_status,
  q,
  tag,
}: Readonly<Record<NarrowingFilter, string>>): Partial<Record<NarrowingFilter, string>> {
  return {
    ...(status !== '' && { status }),
    ...(payment_status !== '' && { payment_status }),
    ...(q.length >= MIN_SEARCH_LENGTH && { q }),
    ...(tag !== '' && { tag }),
  };
}
