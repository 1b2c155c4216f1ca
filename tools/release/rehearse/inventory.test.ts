import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import {
  formatCounts,
  compareInventories,
  toFingerprint,
  type ShopInventory,
} from './inventory.ts';

const whole: ShopInventory = {
  documents: { 'orders/1': toFingerprint({ total: 5 }), 'orders/2': toFingerprint({ total: 7 }) },
  accounts: { asha: toFingerprint({ email: 'a', customClaims: { role: 'admin' } }) },
  files: { 'photos/1': toFingerprint({ size: '9', md5Hash: 'x' }) },
};

test('a complete restore has no difference', () => {
  expect(compareInventories(whole, structuredClone(whole))).toEqual([]);
  expect(formatCounts(whole)).toBe('2 documents, 1 accounts, 1 files');
});

test('missing, new and changed entries after a restore are listed', () => {
  const restored = structuredClone(whole);
  delete restored.documents['orders/2'];
  restored.documents['orders/1'] = toFingerprint({ total: 6 });
  restored.accounts['asha'] = toFingerprint({ email: 'a', customClaims: {} });
  restored.files = {};
  restored.files['photos/2'] = toFingerprint({ size: '9', md5Hash: 'x' });
  expect(compareInventories(whole, restored)).toEqual([
    'different: documents orders/1',
    'missing: documents orders/2',
    'different: accounts asha',
    'missing: files photos/1',
    'new: files photos/2',
  ]);
});

test('a fingerprint ignores the order of fields, but not nanoseconds', () => {
  const at = (nanoseconds: number) => new Timestamp(1_700_000_000, nanoseconds);
  expect(toFingerprint({ a: 1, b: { c: at(1) } })).toBe(toFingerprint({ b: { c: at(1) }, a: 1 }));
  expect(toFingerprint({ at: at(1) })).not.toBe(toFingerprint({ at: at(2) }));
  expect(toFingerprint({ list: [1, 2] })).not.toBe(toFingerprint({ list: [2, 1] }));
  expect(toFingerprint({ picture: Buffer.from('a') })).not.toBe(
    toFingerprint({ picture: Buffer.from('b') }),
  );
  expect(toFingerprint({ a: null })).not.toBe(toFingerprint({}));
});
