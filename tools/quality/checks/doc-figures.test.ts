import { GUEST_DAYS } from '@smriti/shared/account/guests';
import { MAX_REPLY_LENGTH } from '@smriti/shared/album/approval-remarks';
import { TAKEN_MINUTES } from '@smriti/shared/album/approval';
import { MAX_UNORDERED_ALBUMS } from '@smriti/shared/album/albums';
import { DRAFT_DAYS, MAX_DRAFTS } from '@smriti/shared/album/drafts';
import { MAX_PHOTO_BYTES } from '@smriti/shared/album/photos';
import { PICTURE_MINUTES } from '@smriti/shared/album/pictures';
import { SAME_MILLISECONDS } from '@smriti/shared/book/auto-fill/thresholds';
import {
  MAX_LIVE_SHARES,
  MAX_NOTES,
  MAX_NETWORK_NOTES_A_DAY,
  MAX_NOTES_AN_HOUR,
  MAX_STORED_NOTES,
  SHARE_DAYS,
} from '@smriti/shared/book/shares';
import { MAX_PRODUCT_FORM_BYTES } from '@smriti/shared/catalogue/managed/products';
import {
  ARCHIVE_HOURS,
  MAX_ARCHIVE_ORDERS,
  PRINT_LINK_MINUTES,
} from '@smriti/shared/order/print-files';
import { MAX_OPEN_REORDERS } from '@smriti/shared/order/orders';
import { REFUND_WORKING_DAYS as REFUND_DAYS } from '@smriti/shared/order/refund-days';
import { MAX_GIFT_CARDS } from '@smriti/shared/payment/gift-card-management';
import { MAX_COUNTED } from '@smriti/shared/staff/dashboard';
import { MAX_STAFF_PAGE } from '@smriti/shared/base/lists';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEPT_DAYS } from '../../../functions/src/features/prints/print-life.domain.ts';
import { readConfig } from '../../../functions/src/platform/parameters/config.ts';
import { SHOP_DEFAULTS as SHOP } from '../../../functions/src/platform/parameters/shop-parameters.ts';
import { LIMITS } from '../../../web/worker/kept.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { BUNDLE_BUDGETS } from './bundle-budgets.ts';
import { ROUTE_LIMIT } from './route-views.ts';

const MIB = 1024 * 1024;
const DAY_SECONDS = 24 * 60 * 60;

/** A page in one line, as its lines may break anywhere. */
const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8').replaceAll(/\s+/g, ' ');

const rules = readFileSync(join(ROOT, 'docs/rules.md'), 'utf8').split(/^(?=- \*\*|## )/m);

function ruleText(name: string): string {
  const rule = rules.find((text) => text.startsWith(`- **${name}** `)) ?? '';
  return rule.replaceAll(/\s+/g, ' ');
}

test.each([
  ['states-5', `for ${TAKEN_MINUTES} minutes`],
  ['states-9', `at most ${MAX_REPLY_LENGTH} characters`],
  ['api-11', `at most ${SHOP.guests_per_hour} new guests an hour (a setting)`],
  ['accounts-1', `${SHOP.minimum_age} years or older, a setting`],
  ['orders-4', `after ${SHOP.unpaid_days} days (a setting)`],
  ['orders-6', `at most ${MAX_OPEN_REORDERS} reorders`],
  ['pages-8', `at most ${MAX_UNORDERED_ALBUMS} albums`],
  ['orders-8', `${SHOP.delivery_days} days on (a setting)`],
  ['orders-20', `within ${REFUND_DAYS.least} to ${REFUND_DAYS.most} working days`],
  ['rewards-1', `worth ${SHOP.point_paise} paise`],
  ['rewards-2', `${SHOP.referral_points} points (a setting)`],
  ['rewards-2', `within ${SHOP.referral_confirm_days} days (a setting)`],
  ['rewards-3', `${SHOP.referral_percent}% (a setting)`],
  ['rewards-4', `younger than ${SHOP.referral_join_days} days (a setting)`],
  ['rewards-7', `up to ${MAX_GIFT_CARDS} at a time`],
  ['photos-1', `at most ${MAX_PHOTO_BYTES / MIB} MiB`],
  ['photos-6', `end after ${PICTURE_MINUTES} minutes`],
  ['photos-8', `${SHOP.originals_months} months (a setting)`],
  ['photos-8', `${SHOP.originals_notice_days} days (a setting)`],
  ['roles-3', `good for ${GUEST_DAYS} days`],
  ['catalogue-9', `at most ${MAX_PRODUCT_FORM_BYTES / MIB} MB`],
  ['studio-5', `at most ${MAX_DRAFTS}, for ${DRAFT_DAYS} days`],
  ['books-11', `within ${SAME_MILLISECONDS / 1000} seconds`],
  ['print-5', `deleted ${KEPT_DAYS} days after`],
  ['print-6', `end after ${PRINT_LINK_MINUTES} minutes`],
  ['print-6', `Up to ${MAX_ARCHIVE_ORDERS} orders`],
  ['print-6', `deleted after ${ARCHIVE_HOURS} hours`],
  ['shares-1', `at most ${MAX_LIVE_SHARES} good at a time, each for ${SHARE_DAYS} days`],
  ['shares-2', `at most ${MAX_NOTES} visible ones a link, ${MAX_NOTES_AN_HOUR} an hour`],
  ['shares-2', `${MAX_NETWORK_NOTES_A_DAY} a day for each network`],
  ['shares-2', `beyond ${MAX_STORED_NOTES} in all`],
  ['console-2', `at most ${MAX_STAFF_PAGE} records`],
  ['console-3', `counted up to ${MAX_COUNTED}`],
  ['budgets-1', `at most ${BUNDLE_BUDGETS.named['index.html']} of gzipped JavaScript`],
  ['budgets-1', `at most ${ROUTE_LIMIT} on top`],
  ['budgets-3', `at most ${BUNDLE_BUDGETS.named['src/features/studio/book/ArrangeBook.tsx']}`],
])('docs/rules.md#%s says: %s', (name, phrase) => {
  expect(ruleText(name)).toContain(phrase);
});

test('docs/deploy.md names the limits of requests that hold without a setting', () => {
  const { rateLimits } = readConfig({
    GCLOUD_PROJECT: 'a-shop',
    WEB_API_KEY: 'a-key',
    PICTURE_SECRET: 'x'.repeat(32),
    ALLOW_SANDBOX_PAYMENTS: 'no-money-moves',
  });
  const { all, writes, auth } = rateLimits;
  expect(textOf('docs/deploy.md')).toContain(`(${all}, ${writes}, ${auth})`);
});

test('the decision about pages without a connection says how much is kept', () => {
  const page = textOf('docs/decisions/offline.md');
  for (const { maxEntries, maxAgeSeconds } of Object.values(LIMITS)) {
    expect(page).toContain(`| ${maxEntries}, ${maxAgeSeconds / DAY_SECONDS} days |`);
  }
});
