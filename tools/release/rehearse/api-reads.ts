import * as z from 'zod/mini';
import type { ShopUser } from '../../dev/shop/shop-client.ts';

/** People whose records are read in a rehearsal. */
export type RehearsalReader = 'customer' | 'newcomer' | 'admin';

export interface ApiRead {
  status: number;
  isKnown: boolean;
  /** All ids in the answer, sorted; empty if the answer is not JSON. */
  ids: string[];
}
/** Answers by reader and path, such as `customer /albums`. */
export type ApiReads = ReadonlyMap<string, ApiRead>;

/** Paths that each person reads: their lists, and each record in the lists. */
const PATHS: Readonly<Record<RehearsalReader, readonly string[]>> = {
  customer: [
    '/products',
    '/products/:product',
    '/shop-terms',
    '/soft-proof',
    '/pause',
    '/info',
    '/ratings/:product',
    '/auth/user/:uid',
    '/addresses/user/:uid',
    '/credits',
    '/drafts',
    '/invitation',
    '/albums?user_id=:uid',
    '/albums/:album',
    '/albums/:album/design',
    '/cart-items/user/:uid',
    '/orders/user/:uid',
    '/orders/:order',
    '/payments/user/:uid',
  ],
  newcomer: ['/auth/user/:uid', '/addresses/user/:uid', '/credits', '/invitation'],
  admin: [
    '/orders/all',
    '/orders/:order/staff',
    '/orders/:order/job',
    '/approval-products',
    '/dashboard',
    '/users',
    '/users/:uid',
    '/users/:uid/ledger',
    '/audit',
    '/settings',
  ],
};

/** Lists that contain the ids for the placeholders in paths. */
const LISTS = {
  ':product': () => '/products?limit=3',
  ':album': (uid: string) => `/albums?user_id=${uid}`,
  ':order': (uid: string) => `/orders/user/${uid}`,
} as const;

/** Message of the API for a path without a route. */
const NO_SUCH_CALL = 'There is nothing at this address.';

const recordWithId = z.object({ id: z.union([z.string(), z.number()]) });

/** Collects all ids in a value, at any depth. */
function collectIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = recordWithId.safeParse(value);
  const below = Object.values(value).flatMap(collectIds);
  return own.success ? [String(own.data.id), ...below] : below;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function read(origin: string, { token }: ShopUser, path: string): Promise<ApiRead> {
  const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const isKnown = !(answer.status === 404 && text.includes(NO_SUCH_CALL));
  return { status: answer.status, isKnown, ids: collectIds(parseJson(text)).toSorted() };
}

/** Paths for a reader, with placeholders replaced by the ids of existing records. */
async function pathsOf(
  origin: string,
  of: RehearsalReader,
  people: Readonly<Record<RehearsalReader, ShopUser>>,
) {
  const { uid } = of === 'newcomer' ? people.newcomer : people.customer;
  const paths: string[] = [];
  for (const path of PATHS[of].map((one) => one.replaceAll(':uid', uid))) {
    const name = (Object.keys(LISTS) as (keyof typeof LISTS)[]).find((one) => path.includes(one));
    if (name === undefined) {
      paths.push(path);
      continue;
    }
    const answer = await fetch(`${origin}${LISTS[name](uid)}`, {
      headers: { authorization: `Bearer ${people.customer.token}` },
    });
    const [list] = Object.values(Object(parseJson(await answer.text())) as object).filter(
      Array.isArray,
    );
    const found = z.array(recordWithId).parse(list ?? []);
    paths.push(...found.map(({ id }) => path.replace(name, String(id))));
  }
  return paths;
}

/** Reads all paths of all people. @param known earlier answers, whose paths are read again */
export async function readAllPaths(
  origin: string,
  people: Readonly<Record<RehearsalReader, ShopUser>>,
  known?: ApiReads,
): Promise<ApiReads> {
  const reads = new Map<string, ApiRead>();
  for (const of of ['customer', 'newcomer', 'admin'] as const) {
    const asked = known
      ? [...known.keys()]
          .filter((key) => key.startsWith(`${of} `))
          .map((key) => key.slice(of.length + 1))
      : await pathsOf(origin, of, people);
    for (const path of asked) reads.set(`${of} ${path}`, await read(origin, people[of], path));
  }
  return reads;
}

/**
 * Compares the answers of an earlier API with today's. Paths that the earlier API does not have are
 * ignored.
 * @returns the paths that fail or return other records
 */
export function findReadProblems(today: ApiReads, earlier: ApiReads): string[] {
  return [...today].flatMap(([key, { status, ids }]) => {
    if (status >= 500) return [`${key}: today's own API answers ${status}`];
    const other = earlier.get(key);
    if (status !== 200 || other?.isKnown === false) return [];
    if (other?.status !== 200)
      return [`${key}: ${other?.status ?? 'no answer'}, which is 200 today`];
    return other.ids.join() === ids.join() ? [] : [`${key}: other records than today`];
  });
}
