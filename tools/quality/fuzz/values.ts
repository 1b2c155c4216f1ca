import fc from 'fast-check';
import * as z from 'zod/mini';

/** Generators of values from the contracts' schemas, so that most requests pass the parser. */

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };

/** The parts of JSON Schema that zod's export of the contracts uses. */
const schemaShape = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.json())),
  const: z.optional(z.json()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  additionalProperties: z.optional(z.unknown()),
  items: z.optional(z.unknown()),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  pattern: z.optional(z.string()),
  format: z.optional(z.string()),
});
type JsonSchema = z.output<typeof schemaShape>;

/** Pool of complete spreads of existing books; a random spread would hardly be valid. */
const WHOLE = 'whole_spread';

/** Pool of existing values for a field, by the field's name. */
const POOL_OF_FIELD: Readonly<Record<string, string>> = {
  uid: 'uid',
  user_id: 'uid',
  userId: 'uid',
  guest_id: 'uid',
  guestId: 'uid',
  by: 'uid',
  album_id: 'album',
  album_ids: 'album',
  cart_id: 'album',
  cartId: 'album',
  order_id: 'order',
  order_ids: 'order',
  placement_id: 'placement',
  address_id: 'address',
  draft_id: 'draft',
  photo_id: 'photo',
  photo: 'photo',
  ids: 'photo',
  picture_id: 'photo',
  token: 'token',
  code: 'code',
  spread_id: 'spread',
  order: 'spread',
  status: 'status',
  order_status: 'order_status',
  print_state: 'print_state',
  payment_status: 'payment_status',
  role: 'role',
  record: 'order',
  amount: 'amount',
  price: 'amount',
  amount_due: 'amount',
  total_price: 'amount',
  version: 'version',
  base_rev: 'version',
  cursor: 'cursor',
  share_id: 'share',
  note_id: 'note',
  link: 'link',
  seller_gstin: 'gstin',
  image_path: 'picture',
  spread: WHOLE,
};

/** A field's name and the schema of its parsed value. */
interface Field {
  name: string;
  read: unknown;
}

/** Placeholder for a value that exists in the shop, replaced when the request is sent. */
const PLACE = /^pick:(\w+):(\d+)$/;
const MAX_PLACEHOLDER_INDEX = 40;
const MAX_ARRAY_ITEMS = 3;
const MAX_TEXT_LENGTH = 60;

export const arbitraryPlaceholder = (pool: string): fc.Arbitrary<string> =>
  fc.nat(MAX_PLACEHOLDER_INDEX).map((at) => `pick:${pool}:${at}`);

/** Values that exist in the shop, by kind. */
export type ValuePools = Readonly<Record<string, readonly JsonValue[]>>;

export function fillPlaceholders(value: JsonValue, pools: ValuePools): JsonValue {
  if (typeof value === 'string') {
    const [, pool = '', at = ''] = PLACE.exec(value) ?? [];
    const things = pools[pool];
    return things?.length ? (things[Number(at) % things.length] ?? null) : value;
  }
  if (Array.isArray(value)) return value.map((one) => fillPlaceholders(one, pools));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, fillPlaceholders(one, pools)]),
  );
}

/** Random and known problematic strings. */
export const arbitraryOddText = fc.oneof(
  fc.string({ maxLength: MAX_TEXT_LENGTH }),
  fc.string({ unit: 'binary', maxLength: MAX_TEXT_LENGTH }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    '\u0000',
    '\ud800',
    '\u202e',
    '__proto__',
    '../../etc/passwd',
    '%2e%2e%2f',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '__x__',
    '2026-02-30T25:61:00Z',
    '9'.repeat(400),
    'x'.repeat(70_000),
    'अ'.repeat(3000),
    '${7*7}',
  ),
);

function numbers({ minimum = -1000, maximum = 1_000_000 }: JsonSchema, isWhole: boolean) {
  const least = Math.max(minimum, -1_000_000_000);
  const most = Math.max(least, Math.min(maximum, 1_000_000_000));
  const whole = { min: Math.ceil(least), max: Math.max(Math.ceil(least), Math.floor(most)) };
  const small = { min: whole.min, max: Math.min(whole.max, Math.max(whole.min, 12)) };
  const integers = fc.oneof(fc.integer(small), fc.integer(whole), fc.constant(whole.max));
  if (isWhole) return integers;
  return fc.oneof(integers, fc.double({ min: least, max: most, noNaN: true }));
}

function texts({ pattern, format, minLength = 0, maxLength = MAX_TEXT_LENGTH }: JsonSchema) {
  const most = Math.max(minLength, Math.min(maxLength, MAX_TEXT_LENGTH));
  if (format === 'uri') return fc.webUrl();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') {
    return fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString());
  }
  if (pattern === undefined) return fc.string({ minLength, maxLength: most });
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return fc.string({ minLength, maxLength: most }); // fast-check does not support this expression
  }
}

function objects(schema: JsonSchema, read: unknown): fc.Arbitrary<JsonValue> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const parsed = z.parse(schemaShape, read ?? {});
  const requiredKeys = required.filter((name) => name in properties);
  const model: Record<string, fc.Arbitrary<JsonValue>> = {};
  for (const [name, one] of Object.entries(properties)) {
    model[name] = valuesOf(one, name, parsed.properties?.[name]);
  }
  if (Object.keys(properties).length > 0) return fc.record(model, { requiredKeys });
  const value = additionalProperties
    ? valuesOf(additionalProperties, '', parsed.additionalProperties)
    : fc.constant(null);
  const keys = fc.oneof(fc.constantFrom('s1', 's2', 'cover'), fc.stringMatching(/^[a-z_]{1,9}$/));
  return fc.dictionary(keys, value, { maxKeys: MAX_ARRAY_ITEMS });
}

function ofType(type: string, schema: JsonSchema, { name, read }: Field): fc.Arbitrary<JsonValue> {
  switch (type) {
    case 'object':
      return objects(schema, read);
    case 'array': {
      const { minItems = 0, maxItems = MAX_ARRAY_ITEMS } = schema;
      const maxLength = Math.max(minItems, Math.min(maxItems, MAX_ARRAY_ITEMS));
      const items = valuesOf(schema.items, name, z.parse(schemaShape, read ?? {}).items);
      return fc.array(items, { minLength: minItems, maxLength });
    }
    case 'string':
      return texts(schema);
    case 'number':
    case 'integer':
      return numbers(schema, type === 'integer');
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 }).map((value) => z.parse(z.json(), value));
  }
}

/** The number schema of a parsed value; the schema of the sent text has no bounds. */
function readNumber(read: unknown): JsonSchema | undefined {
  const schema = z.parse(schemaShape, read ?? {});
  const choices = (schema.anyOf ?? [schema]).map((one) => z.parse(schemaShape, one));
  return choices.find(({ type }) => type === 'number' || type === 'integer');
}

function describedBy(schema: JsonSchema, field: Field): fc.Arbitrary<JsonValue> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  const number = choices && readNumber(field.read);
  if (number) {
    const right = numbers(number, number.type === 'integer');
    return fc.oneof({ arbitrary: right, weight: 9 }, fc.constantFrom('', null, '7', 'x'));
  }
  if (choices) return fc.oneof(...choices.map((one) => valuesOf(one, field.name, field.read)));
  const types = [schema.type ?? 'any'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, field)));
}

/** Generates values of a field: mostly valid ones, often ones that exist in the shop. */
function valuesOf(described: unknown, name: string, read: unknown): fc.Arbitrary<JsonValue> {
  const schema = z.parse(schemaShape, described ?? {});
  const values = describedBy(schema, { name, read });
  const pool = POOL_OF_FIELD[name];
  const isOne = schema.type !== 'object' && schema.type !== 'array';
  if (pool === undefined || (!isOne && pool !== WHOLE)) return values;
  return fc.oneof(
    { arbitrary: arbitraryPlaceholder(pool), weight: 5 },
    { arbitrary: values, weight: 1 },
  );
}

/** Generates values that a schema of a contract accepts, as JSON Schema expresses it. */
export function arbitraryValues(part: z.ZodMiniType): fc.Arbitrary<JsonValue> {
  const [sent, read] = (['input', 'output'] as const).map((io) =>
    z.toJSONSchema(part, { io, unrepresentable: 'any' }),
  );
  return valuesOf(sent, '', read);
}
