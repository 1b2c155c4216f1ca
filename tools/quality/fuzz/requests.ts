import type { Endpoint } from '@smriti/shared/base/endpoint';
import fc from 'fast-check';
import {
  INVALID_BODIES,
  SUSPECT_BODY_VALUES,
  INVALID_PATH_PARAMETERS,
  SUSPECT_QUERY_VALUES,
  MALFORMED_BODIES,
  RESERVED_ID,
} from '../../../tests/api/support/hostile-values.ts';
import { pathParameterNames } from '../../../tests/api/support/contracts.ts';
import {
  type JsonValue,
  arbitraryOddText,
  arbitraryPlaceholder,
  arbitraryValues,
} from './values.ts';

/** Generators of valid, nearly valid and hostile requests to all endpoints. */

/** Callers; `bad` sends an invalid token. */
export const CALLERS = [
  'visitor',
  'customer',
  'stranger',
  'guest',
  'reviewer',
  'printer',
  'admin',
  'bad',
] as const;
export type Caller = (typeof CALLERS)[number];

export type RequestBody =
  | { kind: 'none' }
  | { kind: 'json'; value: JsonValue }
  | { kind: 'raw'; type: string; text: string };

/** A generated request, whose placeholders are not yet replaced by ids of the shop. */
export interface GeneratedRequest {
  endpoint: Endpoint;
  caller: Caller;
  params: Record<string, string>;
  /** Query fields; `isEncoded`: the value is already URL-encoded. */
  query: [field: string, value: JsonValue, isEncoded: boolean][];
  body: RequestBody;
  key: string | null;
}

/** Kind of record that the parameter `id` names, by the preceding path segment. */
const POOL_OF_SEGMENT: Readonly<Record<string, string>> = {
  albums: 'album',
  'approval-products': 'album',
  item: 'album',
  orders: 'order',
  payments: 'payment',
  addresses: 'address',
  drafts: 'draft',
  prints: 'archive',
  'gift-cards': 'giftCard',
  coupons: 'coupon',
  'payment-links': 'paymentLink',
  placements: 'placement',
  user: 'uid',
  info: 'uid',
  users: 'uid',
  basket: 'uid',
};

const POOL_OF_PARAM: Readonly<Record<string, string>> = {
  userId: 'uid',
  uid: 'uid',
  guestId: 'uid',
  cartId: 'album',
  token: 'token',
  code: 'code',
  photo_id: 'photo',
  share_id: 'share',
  note_id: 'note',
  spread_id: 'spread',
  round: 'version',
  provider: 'provider',
  kind: 'kind',
  width: 'width',
};

function poolOfParam({ path }: Endpoint, name: string): string {
  const before = path.split('/')[path.split('/').indexOf(`:${name}`) - 1] ?? '';
  return POOL_OF_PARAM[name] ?? POOL_OF_SEGMENT[before] ?? 'catalogueId';
}

function paramsOf(endpoint: Endpoint): fc.Arbitrary<Record<string, string>> {
  const of = (name: string) =>
    fc.oneof(
      { arbitrary: arbitraryPlaceholder(poolOfParam(endpoint, name)), weight: 8 },
      { arbitrary: fc.constantFrom(RESERVED_ID, ...INVALID_PATH_PARAMETERS), weight: 1 },
      { arbitrary: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), weight: 1 },
    );
  return fc.record(
    Object.fromEntries(pathParameterNames(endpoint).map((name) => [name, of(name)])),
  );
}

type Query = GeneratedRequest['query'];

const oddQuery: fc.Arbitrary<Query> = fc.array(
  fc.tuple(
    fc.stringMatching(/^[a-z_]{1,9}$/),
    fc.constantFrom<JsonValue>(...SUSPECT_QUERY_VALUES, '%00', '%FF%FE', '%ED%A0%80'),
    fc.constant(true),
  ),
  { maxLength: 2 },
);

function queryOf({ query }: Endpoint): fc.Arbitrary<Query> {
  if (!query) return fc.oneof({ arbitrary: fc.constant<Query>([]), weight: 9 }, oddQuery);
  const right = arbitraryValues(query).map((value) =>
    Object.entries(Object(value) as Record<string, JsonValue>).map(
      ([field, one]): Query[number] => [field, one, false],
    ),
  );
  const mixed = fc.tuple(right, oddQuery).map(([one, other]) => [...one, ...other]);
  return fc.oneof({ arbitrary: right, weight: 8 }, mixed);
}

/** A copy of a JSON value with one nested value, chosen by `at`, replaced by `other` or, if undefined, removed. */
function withChangeAt(value: JsonValue, at: number, other: JsonValue | undefined): JsonValue {
  const places: { owner: JsonValue[] | Record<string, JsonValue>; key: string }[] = [];
  const copy = structuredClone(value);
  const walk = (one: JsonValue) => {
    if (one === null || typeof one !== 'object') return;
    for (const [key, inner] of Object.entries(one)) {
      places.push({ owner: one, key });
      walk(inner);
    }
  };
  walk(copy);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return other ?? null;
  if (other === undefined) Reflect.deleteProperty(place.owner, place.key);
  else Reflect.set(place.owner, place.key, other);
  return copy;
}

/** Adds a field to an object; returns other values unchanged. */
function withField(value: JsonValue, name: string, field: JsonValue): JsonValue {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ...value, [name]: field } : value;
}

const odd: fc.Arbitrary<JsonValue | undefined> = fc.oneof(
  fc.constantFrom(...(SUSPECT_BODY_VALUES as JsonValue[])),
  arbitraryOddText,
  fc.constant(undefined),
);

const json = (value: JsonValue): RequestBody => ({ kind: 'json', value });
const raw =
  (type: string) =>
  (text: string): RequestBody => ({ kind: 'raw', type, text });
const JSON_TYPE = 'application/json';

const hostileBody: fc.Arbitrary<RequestBody> = fc.oneof(
  fc.constantFrom(...INVALID_BODIES, ...MALFORMED_BODIES).map(raw(JSON_TYPE)),
  fc.json({ maxDepth: 3 }).map(raw(JSON_TYPE)),
  arbitraryOddText.map(raw(JSON_TYPE)),
  fc
    .constantFrom('text/plain', 'application/xml', 'a/b/c', 'application/json; charset=x')
    .chain((type) => arbitraryOddText.map(raw(type))),
  arbitraryOddText.map((text) =>
    raw('multipart/form-data; boundary=x')(
      `--x\r\ncontent-disposition: form-data; name="images"; filename="a"\r\n\r\n${text}`,
    ),
  ),
  arbitraryOddText.map(raw('multipart/form-data')),
);

function bodyOf({ body, method }: Endpoint): fc.Arbitrary<RequestBody> {
  const none = fc.constant<RequestBody>({ kind: 'none' });
  if (method === 'GET') return none;
  if (!body) return fc.oneof({ arbitrary: none, weight: 9 }, hostileBody);
  const right = arbitraryValues(body);
  const nearly = fc
    .tuple(right, fc.nat(60), odd)
    .map(([value, at, other]) => json(withChangeAt(value, at, other)));
  const unknown = fc
    .tuple(right, fc.stringMatching(/^[a-z_]{1,12}$/), odd)
    .map(([value, name, other]) => json(withField(value, name, other ?? null)));
  return fc.oneof(
    { arbitrary: right.map(json), weight: 6 },
    { arbitrary: nearly, weight: 3 },
    { arbitrary: unknown, weight: 1 },
    { arbitrary: hostileBody, weight: 1 },
    { arbitrary: none, weight: 1 },
  );
}

/** Idempotency keys; some repeat, so that a key is also sent with a different request. */
const keys = fc.oneof(
  { arbitrary: fc.constant(null), weight: 6 },
  { arbitrary: fc.nat(20).map((at) => `key-of-many-${at}`), weight: 1 },
  { arbitrary: fc.uuid(), weight: 2 },
  { arbitrary: fc.constantFrom('', ' ', 'x', 'k'.repeat(5000), '../..'), weight: 1 },
);

/**
 * Callers, weighted towards those with most permissions, because a refused caller tests nothing
 * else.
 */
const callers = fc.oneof(
  { arbitrary: fc.constantFrom<Caller>(...CALLERS), weight: 3 },
  { arbitrary: fc.constant<Caller>('admin'), weight: 4 },
  { arbitrary: fc.constant<Caller>('customer'), weight: 4 },
);

function arbitraryRequest(endpoint: Endpoint): fc.Arbitrary<GeneratedRequest> {
  return fc.record({
    endpoint: fc.constant(endpoint),
    caller: callers,
    params: paramsOf(endpoint),
    query: queryOf(endpoint),
    body: bodyOf(endpoint),
    key: endpoint.method === 'GET' ? fc.constant(null) : keys,
  });
}

/** Requests to all `endpoints`, equally often. */
export function arbitraryRequests(endpoints: readonly Endpoint[]): fc.Arbitrary<GeneratedRequest> {
  return fc.oneof(...endpoints.map(arbitraryRequest));
}
