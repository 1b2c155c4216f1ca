import { carriers } from '@smriti/shared/order/carriers';
import { pause } from '@smriti/shared/staff/pause';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { albumEventRecord } from '../../../functions/src/features/albums/album.records.ts';
import { staffSignInPolicy } from '../../../functions/src/features/auth/staff-sign-in.records.ts';
import { erasureRecord } from '../../../functions/src/features/privacy/erasure/erasure.records.ts';
import { exportRecord } from '../../../functions/src/features/privacy/exports/export.records.ts';
import { couponUseRecord } from '../../../functions/src/features/coupons/coupon.records.ts';
import {
  giftCardRecord,
  failedGiftCardTries,
} from '../../../functions/src/features/gift-cards/gift-card.records.ts';
import { ledgerRecord } from '../../../functions/src/features/ledger/ledger.records.ts';
import { photoSheetRecord } from '../../../functions/src/features/photos/photo-sheet.records.ts';
import { outputProfileRecord } from '../../../functions/src/features/settings/output-profile.records.ts';
import { settingsRecord } from '../../../functions/src/features/settings/settings.records.ts';
import { uploadTicketRecord } from '../../../functions/src/features/photos/uploads/ticket.records.ts';
import { ROOT } from '../../../shared/local/paths.ts';

const SOURCE = join(ROOT, 'functions/src');
const page = readFileSync(join(ROOT, 'docs/data-model.md'), 'utf8');

/** Rows of the page: the paths of the first cell and the text of the second. */
const rows = [...page.matchAll(/^\|([^|]+)\|([^|]+)\|/gm)].map(([, first = '', holds = '']) => ({
  paths: [...first.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  holds,
}));

/** Records whose fields the page lists by name. */
const LISTED = {
  'albums/{id}/history/{n}': albumEventRecord,
  'erasures/{uid}': erasureRecord,
  'exports/{uid}': exportRecord,
  'giftCards/{hash}': giftCardRecord,
  'giftCardTries/{uid}_{hour}': failedGiftCardTries,
  'couponUses/{couponId}_{uid}': couponUseRecord,
  'ledgers/{uid}': ledgerRecord,
  'photoSheets/{albumId}': photoSheetRecord,
  'settings/outputProfile': outputProfileRecord,
  'settings/carriers': carriers,
  'settings/pause': pause,
  'settings/shop': settingsRecord,
  'settings/staffSignIn': staffSignInPolicy,
  'uploads/{uid}': uploadTicketRecord,
};

test.each(Object.entries(LISTED))(
  'docs/data-model.md lists the fields of %s',
  (path, { shape }) => {
    const { holds = '' } = rows.find(({ paths }) => paths.includes(path)) ?? {};
    const [, fields = ''] = /`\{([^`]+)\}`/.exec(holds) ?? [];
    expect(fields.split(', ').toSorted()).toEqual(Object.keys(shape).toSorted());
  },
);

/** Files whose strings may contain paths of Firestore and Cloud Storage. */
const KEEPING = /(?:\.(?:repository|records|storage)|^platform\/database\/[\w-]+)\.ts$/;
const BEGUN = /[`']([a-zA-Z-]+)\/(?:\$\{|[a-z]+')/g;
const ASKED = /\b(?:find|count)\(\s*'([a-zA-Z]+)'/g;
/**
 * Strings that are no stored path: a collection that the health check reads, content types and a
 * package.
 */
const NO_PLACES = ['probes', 'image', 'application', 'firebase-admin'];
const NO_CODE = /\/\*\*.*?\*\/|^import [^;]+;/gms;

test('docs/data-model.md names every collection and folder that the functions use', () => {
  const known = new Set(rows.flatMap(({ paths }) => paths.map((path) => path.split('/')[0])));
  const used = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => KEEPING.test(file))
    .map((file) => readFileSync(join(SOURCE, file), 'utf8').replace(NO_CODE, ''))
    .flatMap((text) => [...text.matchAll(BEGUN), ...text.matchAll(ASKED)])
    .map(([, name = '']) => name);
  expect(new Set(used).size).toBeGreaterThan(35);
  const unknown = used.filter((name) => !known.has(name) && !NO_PLACES.includes(name));
  expect(unknown).toEqual([]);
});
