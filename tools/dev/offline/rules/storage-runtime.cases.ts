/** Caller, also used as the uid. 'full' and 'ended' are the uids of the grants below. */
export type RulesCaller =
  | 'nobody'
  | 'reviewer'
  | 'admin'
  | 'customer'
  | 'no-claim'
  | 'anonymous'
  | 'full'
  | 'ended';
/** Expected permission of a caller for the object at a path. */
export type RulesRow = [feature: string, caller: RulesCaller, path: string, allowed: boolean];

/** Documents that the rules look up: rulesRuntimeGrants/{uid}. */
export const grants = {
  full: {
    level: 'full',
    names: ['a.png', 'b.png'],
    quota: { photos: 3 },
    isActive: true,
    endedBy: null,
    until: new Date('2999-01-01'),
    maxSize: 5,
  },
  ended: {
    level: 'partial',
    names: [],
    quota: { photos: 2 },
    isActive: false,
    endedBy: 'admin',
    until: new Date('2020-01-01'),
    maxSize: 2,
  },
  'to be?#escaped': {},
};

/** An upload; default: three bytes without a content type. */
export interface RulesUpload {
  size?: number;
  contentType?: string;
  customMetadata?: Record<string, string>;
}

export const GET_RULE_CASES: RulesRow[] = [
  ['true', 'nobody', 'anyone/a.png', true],
  ['no matching path', 'nobody', 'elsewhere/a.png', false],
  ['no matching method', 'nobody', 'names/abcd', false],
  ['request.auth', 'nobody', 'signed-in/a.png', false],
  ['request.auth', 'no-claim', 'signed-in/a.png', true],
  ['a claim', 'reviewer', 'claims/equal/a.png', true],
  ['another value of a claim', 'customer', 'claims/equal/a.png', false],
  ['a missing claim', 'no-claim', 'claims/equal/a.png', false],
  ['a claim of nobody', 'nobody', 'claims/equal/a.png', false],
  ["'in' over keys and a list", 'admin', 'claims/guarded/a.png', true],
  ["'in' over a list without it", 'customer', 'claims/guarded/a.png', false],
  ["'in' over keys without it", 'no-claim', 'claims/guarded/a.png', false],
  ['a ternary: then', 'customer', 'claims/ternary/a.png', true],
  ['a ternary: then', 'reviewer', 'claims/ternary/a.png', false],
  ['a ternary: else, a nested claim', 'no-claim', 'claims/ternary/a.png', true],
  ['a ternary: else, a nested claim', 'anonymous', 'claims/ternary/a.png', false],
  ['an error or true', 'no-claim', 'claims/either/a.png', true],
  ['an error or false', 'anonymous', 'claims/either/a.png', false],
  ['a uid in the path', 'customer', 'owners/customer/a.png', true],
  ["someone else's uid in the path", 'customer', 'owners/admin/a.png', false],
  ['a uid in the path, nobody', 'nobody', 'owners/customer/a.png', false],
  ['a string method and an index', 'customer', 'owners/admin/shared/customer-1', true],
  ['a string method and an index', 'customer', 'owners/admin/shared/admin-1', false],
  ['the bucket', 'nobody', 'buckets/a.png', true],
  ['another bucket', 'nobody', 'buckets-elsewhere/a.png', false],
  ['request.time, later', 'nobody', 'clock/past/a.png', true],
  ['request.time, earlier', 'nobody', 'clock/future/a.png', false],
  ['one segment', 'nobody', 'wildcards/segment/a.png', true],
  ['one segment, two given', 'nobody', 'wildcards/segment/a/b.png', false],
  ['many segments', 'nobody', 'wildcards/tree/a/b/c.png', true],
  ['many segments, a longer folder', 'nobody', 'wildcards/tree-2/a.png', false],
  ['many segments with an ending', 'nobody', 'wildcards/ending/a/b/public', true],
  ['many segments with another ending', 'nobody', 'wildcards/ending/a/b/private', false],
  ['a name to be escaped', 'nobody', 'anyone/a b+ü&?#.png', true],
  ['an existing document', 'nobody', 'documents/exists/full', true],
  ['an existing document, escaped', 'nobody', 'documents/exists/to be?#escaped', true],
  ['a missing document', 'nobody', 'documents/exists/missing', false],
  ["a document's string", 'full', 'documents/string/a.png', true],
  ["a document's other string", 'ended', 'documents/string/a.png', false],
  ['a string of a missing document', 'customer', 'documents/string/a.png', false],
  ["a document's list", 'full', 'documents/list/b.png', true],
  ["a document's list without it", 'full', 'documents/list/c.png', false],
  ["a document's empty list", 'ended', 'documents/list/a.png', false],
  ["a document's map and number", 'full', 'documents/map/a.png', true],
  ["a document's map and lower number", 'ended', 'documents/map/a.png', false],
  ["a document's true", 'full', 'documents/boolean/a.png', true],
  ["a document's false", 'ended', 'documents/boolean/a.png', false],
  ["a document's null", 'full', 'documents/null/a.png', true],
  ["a document's value where null is asked", 'ended', 'documents/null/a.png', false],
  ["a document's later moment", 'full', 'documents/timestamp/a.png', true],
  ["a document's earlier moment", 'ended', 'documents/timestamp/a.png', false],
  ['two lookups in one rule', 'full', 'documents/twice/a.png', true],
  ['two lookups in one rule, the second false', 'ended', 'documents/twice/a.png', false],
  ['a lookup that is not needed', 'admin', 'documents/shortcut/a.png', true],
  ['a lookup that is needed', 'full', 'documents/shortcut/a.png', true],
  ['a lookup that is needed and false', 'customer', 'documents/shortcut/a.png', false],
];

/** Expected permissions of uploads that do not depend on the caller. */
export const CREATE_RULE_CASES: [
  feature: string,
  path: string,
  upload: RulesUpload,
  allowed: boolean,
][] = [
  ['true', 'anyone/a.png', {}, true],
  ['no matching method', 'signed-in/a.png', {}, false],
  ['no bytes', 'limits/a.png', { size: 0 }, false],
  ['as many bytes as allowed', 'limits/a.png', { size: 10 }, true],
  ['one byte more', 'limits/a.png', { size: 11 }, false],
  ['a megabyte more, in several requests', 'limits/a.png', { size: 2 ** 20 }, false],
  ['a megabyte, in several requests', 'anyone/a.png', { size: 2 ** 20 }, true],
  ['a content type', 'types/a', { contentType: 'image/png' }, true],
  ['another content type', 'types/a', { contentType: 'image/gif' }, false],
  ['a content type with more after it', 'types/a', { contentType: 'image/png+xml' }, false],
  ['no content type', 'types/a', {}, false],
  ['a name', 'names/abcd', {}, true],
  ['a name too short', 'names/abc', {}, false],
  ['a name too long', 'names/abcdefghi', {}, false],
  ['a name with another character', 'names/abCd', {}, false],
  ['known metadata', 'metadata/a', { customMetadata: { album: '1' } }, true],
  ['no metadata', 'metadata/a', {}, true],
  ['unknown metadata', 'metadata/a', { customMetadata: { admin: '1' } }, false],
  ['nothing there', 'new/a.png', {}, true],
];
