import * as z from 'zod/mini';
import type { Person } from '../../dev/shop/shop-client.ts';

/** Who reads in a rehearsal. */
export type Reader = 'customer' | 'newcomer' | 'admin';

/** What one API answered to one read. */
export interface Read {
  status: number;
  /** Whether the API has a route for the path. */
  isKnown: boolean;
  /** Every id in the answer, sorted; none for an answer that is no JSON. */
  ids: string[];
  /** Parsed body; null if it is not JSON. */
  body: unknown;
}
/** Reads by reader and path. */
export type Reads = ReadonlyMap<string, Read>;

/** What each reads: lists of their own, and each record that the lists name. */
const PATHS: Readonly<Record<Reader, readonly string[]>> = {
  customer: [
    '/products',
    '/products/:product',
    '/shop-terms',
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

/** The lists that name the records of other paths. */
const LISTS = {
  ':product': () => '/products?limit=3',
  ':album': (uid: string) => `/albums?user_id=${uid}`,
  ':order': (uid: string) => `/orders/user/${uid}`,
} as const;

/** Message of the API for a path without a route. */
const NO_SUCH_CALL = 'There is nothing at this address.';

const identified = z.object({ id: z.union([z.string(), z.number()]) });

/** The ids anywhere in a value. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = identified.safeParse(value);
  const below = Object.values(value).flatMap(idsIn);
  return own.success ? [String(own.data.id), ...below] : below;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function read(origin: string, { token }: Person, path: string): Promise<Read> {
  const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const isKnown = !(answer.status === 404 && text.includes(NO_SUCH_CALL));
  const body = parsed(text);
  return { status: answer.status, isKnown, ids: idsIn(body).toSorted(), body };
}

/** The paths that a reader asks for, with the records that the shop has. */
async function pathsOf(origin: string, of: Reader, people: Readonly<Record<Reader, Person>>) {
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
    const [list] = Object.values(Object(parsed(await answer.text())) as object).filter(
      Array.isArray,
    );
    const found = z.array(identified).parse(list ?? []);
    paths.push(...found.map(({ id }) => path.replace(name, String(id))));
  }
  return paths;
}

/** Asks an API for all that the people of a rehearsal read. */
export async function readAll(
  origin: string,
  people: Readonly<Record<Reader, Person>>,
  known?: Reads,
): Promise<Reads> {
  const reads = new Map<string, Read>();
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
 * What an earlier API does not read as today's does; none where both answer with the same records. A
 * call that it does not have yet is none of its troubles.
 */
export function troublesOf(today: Reads, earlier: Reads): string[] {
  return [...today].flatMap(([key, { status, ids }]) => {
    if (status >= 500) return [`${key}: today's own API answers ${status}`];
    const other = earlier.get(key);
    if (status !== 200 || other?.isKnown === false) return [];
    if (other?.status !== 200)
      return [`${key}: ${other?.status ?? 'no answer'}, which is 200 today`];
    return other.ids.join() === ids.join() ? [] : [`${key}: other records than today`];
  });
}

/** Removes signatures from addresses, which differ in each answer. */
const unsigned = (value: unknown) =>
  typeof value === 'string' && /^(https?:\/)?\//.test(value) ? value.replace(/\?.*$/, '') : value;

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The fields in which two values of JSON differ, each by its way there, such as `addresses.0.city`. */
export function differences(one: unknown, other: unknown, way = ''): string[] {
  if (!isPart(one) || !isPart(other)) return unsigned(one) === unsigned(other) ? [] : [way];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) =>
    differences(
      Reflect.get(one, name) as unknown,
      Reflect.get(other, name) as unknown,
      way === '' ? name : `${way}.${name}`,
    ),
  );
}

/** What was changed: fields, by the beginning of where they are read. */
export type Edits = Readonly<Record<string, readonly string[]>>;

const fieldOf = (way: string) => way.split('.').findLast((name) => !/^\d+$/.test(name)) ?? '';

/**
 * What else than the edits is another between two readings of the same API, in the words of
 * `differences`; where it was another from one reading to the next before, it tells nothing.
 * @param readings two from before, one after the other, and one from after
 */
export function losses(
  [first, before, after]: readonly [Reads, Reads, Reads],
  edits: Edits,
): string[] {
  return [...before].flatMap(([key, { status, body }]) => {
    if (status !== 200) return [];
    const now = after.get(key);
    if (now?.status !== 200) return [`${key}: ${now?.status ?? 'no answer'}, which was 200 before`];
    const changing = new Set(differences(first.get(key)?.body, body));
    const edited = Object.entries(edits).flatMap(([start, fields]) =>
      key.startsWith(start) ? fields : [],
    );
    return differences(body, now.body)
      .filter((way) => !changing.has(way) && !edited.includes(fieldOf(way)))
      .map((way) => `${key}: ${way} is not what it was`);
  });
}
