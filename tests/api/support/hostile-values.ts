/** URL-encoded values that every path parameter refuses. */
export const INVALID_PATH_PARAMETERS = [
  '%00',
  '%0a',
  '%20',
  '%EF%BF%BD',
  '%F0%9F%98%80',
  "1'%20OR%20'1'='1",
  '-1',
  '1.5',
  '1e9',
  '9'.repeat(400),
  '1'.repeat(3000),
  'NaN',
  'null',
  '{}',
  '[]',
];

/** An id that Firestore reserves; the API answers as for a record that does not exist. */
export const RESERVED_ID = '__x__';

/** Values that many query fields refuse; the contract decides which. */
export const SUSPECT_QUERY_VALUES = [
  '',
  'abc',
  '{}',
  'NaN',
  '-1',
  '1.5',
  '1e309',
  '99999999999999999999',
  'a'.repeat(5000),
];

/** Values that every query refuses in any field: control characters, invalid UTF-8, a second value. */
export const unreadableQueryValues = (field: string) => [
  '%00',
  '1%1b',
  '%FF%FE',
  '%ED%A0%80',
  `1&${field}=1`,
];

/** Values that many body fields refuse; the contract decides which. */
export const SUSPECT_BODY_VALUES: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [1],
  { $gt: '' },
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53,
  '',
  'abc',
  'NaN',
  '1e309',
  '99999999999999999999',
  '__x__',
  'x'.repeat(90_000),
];

/** Well-formed JSON that every call refuses. */
export const INVALID_BODIES = [
  '[]',
  '[{}]',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":1}}',
  '{"uid":"\\u0000"}',
  '{"uid":"\\ud800"}',
  '{"uid":"\\u001b[2J"}',
  '{"a\\u0007":1}',
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
];

/** Content types that no call accepts. */
export const UNSUPPORTED_TYPES = [
  'text/plain',
  'application/jsonp',
  'application/x-www-form-urlencoded',
];

/** JSON that is not UTF-8. */
export const INVALID_UTF8_BODY = Uint8Array.from([
  ...Buffer.from('{"uid":"'),
  0xc3,
  0x28,
  0xff,
  ...Buffer.from('"}'),
]);

/** A body larger than the limit of any call. */
export const TOO_LARGE_BODY = new Uint8Array(Buffer.from(`{"uid":"${'x'.repeat(1_000_000)}"}`));

/** Bodies that the platform's own parser rejects before our code runs. */
export const MALFORMED_BODIES = [
  '{"a":',
  '{a:1}',
  '{"a":1}}',
  '{"a":NaN}',
  'null',
  '"x"',
  '1',
  '\u0000',
];
