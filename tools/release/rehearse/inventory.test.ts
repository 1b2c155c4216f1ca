import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { countsOf, differencesOf, fingerprint, type Inventory } from './inventory.ts';

const whole: Inventory = {
  documents: { 'orders/1': fingerprint({ total: 5 }), 'orders/2': fingerprint({ total: 7 }) },
  accounts: { asha: fingerprint({ email: 'a', customClaims: { role: 'admin' } }) },
  files: { 'photos/1': fingerprint({ size: '9', md5Hash: 'x' }) },
};

test('what was restored whole has no difference', () => {
  expect(differencesOf(whole, structuredClone(whole))).toEqual([]);
  expect(countsOf(whole)).toBe('2 documents, 1 accounts, 1 files');
});

test('what is missing, new or different after a restore is named', () => {
  const restored = structuredClone(whole);
  delete restored.documents['orders/2'];
  restored.documents['orders/1'] = fingerprint({ total: 6 });
  restored.accounts['asha'] = fingerprint({ email: 'a', customClaims: {} });
  restored.files = {};
  restored.files['photos/2'] = fingerprint({ size: '9', md5Hash: 'x' });
  expect(differencesOf(whole, restored)).toEqual([
    'different: documents orders/1',
    'missing: documents orders/2',
    'different: accounts asha',
    'missing: files photos/1',
    'new: files photos/2',
  ]);
});

test('a fingerprint is that of the values: not of the order of fields, but of moments to the nanosecond', () => {
  const at = (nanoseconds: number) => new Timestamp(1_700_000_000, nanoseconds);
  expect(fingerprint({ a: 1, b: { c: at(1) } })).toBe(fingerprint({ b: { c: at(1) }, a: 1 }));
  expect(fingerprint({ at: at(1) })).not.toBe(fingerprint({ at: at(2) }));
  expect(fingerprint({ list: [1, 2] })).not.toBe(fingerprint({ list: [2, 1] }));
  expect(fingerprint({ picture: Buffer.from('a') })).not.toBe(
    fingerprint({ picture: Buffer.from('b') }),
  );
  expect(fingerprint({ a: null })).not.toBe(fingerprint({}));
});
