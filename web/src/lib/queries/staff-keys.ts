import type { QueryClient } from '@tanstack/react-query';

/*
 * Query keys of the console, separate from those of customers, who never load them. A key begins
 * with the resource's name, as in keys.ts.
 */

const resources = {
  'staff-catalogue': {
    list: (kind: string, filters: object) => ['staff-catalogue', 'list', kind, filters],
    found: (q: string) => ['staff-catalogue', 'found', q],
    one: (kind: string, id: string) => ['staff-catalogue', 'one', kind, id],
    options: (kind: string) => ['staff-catalogue', 'options', kind],
  },
  'staff-audit': { list: (asked: object) => ['staff-audit', asked] },
  'staff-gift-cards': { list: (asked: object) => ['staff-gift-cards', asked] },
  'staff-coupons': {
    list: (asked: object) => ['staff-coupons', 'list', asked],
    one: (id: string) => ['staff-coupons', 'one', id],
  },
  'staff-payment-links': {
    list: (asked: object) => ['staff-payment-links', 'list', asked],
    one: (id: string) => ['staff-payment-links', 'one', id],
    basket: (uid: string) => ['staff-payment-links', 'basket', uid],
    quote: (asked: object) => ['staff-payment-links', 'quote', asked],
  },
  'staff-ratings': { list: (asked: object) => ['staff-ratings', asked] },
  'staff-settings': {
    pause: () => ['staff-settings', 'pause'],
    outputProfile: () => ['staff-settings', 'output-profile'],
    shop: () => ['staff-settings', 'shop'],
  },
  'staff-users': {
    list: (asked: object) => ['staff-users', 'list', asked],
    found: (q: string) => ['staff-users', 'found', q],
    one: (uid: string) => ['staff-users', 'one', uid],
    orders: (uid: string) => ['staff-users', 'orders', uid],
    albums: (uid: string) => ['staff-users', 'albums', uid],
    ledger: (uid: string) => ['staff-users', 'ledger', uid],
    archive: (uid: string) => ['staff-users', 'archive', uid],
  },
  'staff-dashboard': { own: () => ['staff-dashboard'] },
  'staff-figures': { of: (period: object) => ['staff-figures', period] },
  'staff-invitations': {
    list: () => ['staff-invitations', 'list'],
    link: (token: string) => ['staff-invitations', 'link', token],
  },
  'staff-health': { own: () => ['staff-health'] },
  'staff-failures': {
    mails: () => ['staff-failures', 'mails'],
    photos: () => ['staff-failures', 'photos'],
  },
  'staff-reviewers': { list: () => ['staff-reviewers'] },
  'staff-payments': { troubles: (kind: string) => ['staff-payments', kind] },
  'staff-orders': {
    list: (filters: object) => ['staff-orders', 'list', filters],
    found: (q: string) => ['staff-orders', 'found', q],
    one: (id: string) => ['staff-orders', 'one', id],
    job: (id: string) => ['staff-orders', 'job', id],
    mail: (id: string, mail: string) => ['staff-orders', 'mail', id, mail],
  },
  'staff-order-views': { own: () => ['staff-order-views'] },
  'staff-prints': {
    one: (id: string) => ['staff-prints', 'one', id],
    preflight: (id: string, madeAt: string | null) => ['staff-prints', 'preflight', id, madeAt],
    states: (ids: readonly string[]) => ['staff-prints', 'states', ids],
    archive: (id: string) => ['staff-prints', 'archive', id],
  },
  'staff-albums': {
    queue: (filters: object) => ['staff-albums', filters],
    found: () => ['staff-albums', 'found'],
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, (...of: never[]) => readonly unknown[]>>>
>;

/** Name of a resource: the first element of its keys. */
export type StaffResource = keyof typeof resources;

/** All query keys of the console, by resource. */
export const staffQueryKeys = resources;

/** Marks resources that staff have changed as stale, and refetches those in use. */
export function invalidateStaffResources(
  queries: QueryClient,
  stale: readonly StaffResource[],
): Promise<void> {
  const names: readonly string[] = stale;
  return queries.invalidateQueries({
    predicate: ({ queryKey }) => names.includes(String(queryKey[0])),
  });
}
