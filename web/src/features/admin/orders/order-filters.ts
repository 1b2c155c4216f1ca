import { LATE_ORDER_SORTS, ORDER_SORTS, type OrderSort } from '@smriti/shared/order/order-list';

/** Filters of the order list and their initial values. */
export const ORDER_FILTERS = {
  view: 'list',
  status: '',
  payment_status: '',
  print_state: '',
  late: '',
  from: '',
  until: '',
  sort: '',
  q: '',
  tag: '',
} as const;

type NarrowingFilter = Exclude<keyof typeof ORDER_FILTERS, 'view' | 'sort'>;
type OrderFilterValues = Readonly<Record<NarrowingFilter | 'sort', string>>;
type OrderQuery = Partial<Record<Exclude<NarrowingFilter, 'late'>, string>> & {
  late?: '1';
  sort?: OrderSort;
};

const TEXT_FILTERS = [
  'status',
  'payment_status',
  'print_state',
  'from',
  'until',
  'q',
  'tag',
] as const;
const NARROWING_FILTERS: readonly NarrowingFilter[] = [...TEXT_FILTERS, 'late'];

/** Shortest text that is searched. */
const MIN_SEARCH_LENGTH = 2;

/** Query of the list of orders with these filters; empty ones are left out. */
export function toOrderQuery(filters: OrderFilterValues): OrderQuery {
  const query: OrderQuery = {};
  for (const name of TEXT_FILTERS) {
    if (filters[name].length >= (name === 'q' ? MIN_SEARCH_LENGTH : 1)) query[name] = filters[name];
  }
  const isLate = filters.late === '1';
  const sorts = isLate ? LATE_ORDER_SORTS : ORDER_SORTS;
  const sort = sorts.find((one) => one === filters.sort);
  return { ...query, ...(isLate && { late: '1' }), ...(sort && { sort }) };
}

export function toOrderQueryOfAddress(address: string): OrderQuery {
  const search = new URLSearchParams(address);
  const valueOf = (name: keyof OrderFilterValues) => search.get(name) ?? '';
  return toOrderQuery({
    status: valueOf('status'),
    payment_status: valueOf('payment_status'),
    print_state: valueOf('print_state'),
    late: valueOf('late'),
    from: valueOf('from'),
    until: valueOf('until'),
    sort: valueOf('sort'),
    q: valueOf('q'),
    tag: valueOf('tag'),
  });
}

/** Whether any filter narrows the list; its sequence and view do not. */
export function hasNarrowingFilter(filters: OrderFilterValues): boolean {
  return NARROWING_FILTERS.some((name) => filters[name] !== '');
}
