import {
  MAX_OPEN_STAFF_INVITATIONS,
  STAFF_INVITATION_DAYS,
} from '@smriti/shared/account/staff-invitations';
import { GUEST_RETENTION_DAYS } from '@smriti/shared/account/guests';
import { MAX_REPLY_LENGTH } from '@smriti/shared/album/approval-remarks';
import { ASSIGNMENT_MINUTES } from '@smriti/shared/album/approval';
import { MAX_UNORDERED_ALBUMS } from '@smriti/shared/album/albums';
import { DRAFT_RETENTION_DAYS, MAX_DRAFTS } from '@smriti/shared/album/drafts';
import { MAX_PHOTO_BYTES } from '@smriti/shared/album/photos';
import { MAX_PICTURE_URL_MINUTES } from '@smriti/shared/album/pictures';
import { MAX_SAME_SHOT_MILLISECONDS } from '@smriti/shared/book/auto-fill/thresholds';
import {
  MAX_LIVE_SHARES,
  MAX_VISIBLE_NOTES,
  MAX_NETWORK_NOTES_PER_DAY,
  MAX_NOTES_PER_HOUR,
  MAX_STORED_NOTES,
  SHARE_VALIDITY_DAYS,
} from '@smriti/shared/book/shares';
import { MAX_PRODUCT_FORM_BYTES } from '@smriti/shared/catalogue/managed/products';
import {
  ARCHIVE_RETENTION_HOURS,
  MAX_ARCHIVE_ORDERS,
  PRINT_LINK_VALIDITY_MINUTES,
} from '@smriti/shared/order/print-files';
import { MAX_OFFERS } from '@smriti/shared/order/coupon-management';
import { MAX_PAYMENT_LINK_MAILS } from '@smriti/shared/order/payment-link-management';
import { PAYMENT_LINK_VALIDITY_DAYS } from '@smriti/shared/order/payment-links';
import { MAX_WRONG_COUPON_CODES_PER_HOUR } from '@smriti/shared/order/coupons';
import { MAX_ADDRESS_CHANGES } from '@smriti/shared/order/order-address';
import { MAX_TAG_LENGTH, MAX_TAGS } from '@smriti/shared/order/order-tags';
import { MAX_ORDER_VIEWS, MAX_VIEW_NAME_LENGTH } from '@smriti/shared/order/order-views';
import { MAX_GIFT_MESSAGE, MAX_OPEN_REORDERS } from '@smriti/shared/order/orders';
import { REFUND_WORKING_DAYS } from '@smriti/shared/order/refund-days';
import { MAX_GIFT_CARDS } from '@smriti/shared/payment/gift-card-management';
import { MAX_DASHBOARD_COUNT } from '@smriti/shared/staff/dashboard';
import { MAX_FIGURES_DAYS, MAX_FIGURES_PRODUCTS } from '@smriti/shared/staff/figures';
import { MAX_STAFF_PAGE_SIZE } from '@smriti/shared/base/lists';
import { MAX_OUTPUT_PROFILE_BYTES } from '@smriti/shared/staff/output-profile';
import { PRINT_FILE_RETENTION_DAYS } from '../../../functions/src/features/prints/print-lifecycle.domain.ts';
import { readConfig } from '../../../functions/src/platform/parameters/config.ts';
import { SHOP_DEFAULTS as SHOP } from '../../../functions/src/platform/parameters/shop-parameters.ts';
import {
  CONVERSION_TIMEOUT_MS,
  PIXEL_LIMITS,
} from '../../../web/src/lib/uploads/heic/conversion-limits.ts';
import { CACHE_LIMITS } from '../../../web/worker/caches.ts';
import { BUNDLE_BUDGETS } from '../checks/bundle-budgets.ts';
import { MAX_FIRST_VIEW_SIZE } from '../checks/route-views.ts';

const MIB = 1024 * 1024;
const DAY_SECONDS = 24 * 60 * 60;
const MINUTE_MS = 60_000;
const MEGAPIXEL = 1_000_000;

/** Maximum size of a HEIC photo, in megapixels, by the memory of the device. */
const HEIC_MEGAPIXELS = {
  upTo2Gb: PIXEL_LIMITS.upTo2Gb.maxSourcePixels / MEGAPIXEL,
  upTo4Gb: PIXEL_LIMITS.upTo4Gb.maxSourcePixels / MEGAPIXEL,
  more: PIXEL_LIMITS.more.maxSourcePixels / MEGAPIXEL,
};

/** Figures of docs/rules.md and their values in the code. */
const LIMITED: readonly (readonly [rule: string, figure: string, value: string])[] = [
  ['states-5', 'an album is taken for', `${ASSIGNMENT_MINUTES} minutes`],
  ['states-9', 'length of a reply', `${MAX_REPLY_LENGTH} characters`],
  ['api-11', 'new guests', `${SHOP.guests_per_hour} an hour, a setting`],
  ['accounts-1', 'minimum age', `${SHOP.minimum_age} years, a setting`],
  ['pricing-13', 'wrong coupon codes of a customer', `${MAX_WRONG_COUPON_CODES_PER_HOUR} an hour`],
  ['pricing-15', 'offers without a code', `${MAX_OFFERS}`],
  ['orders-4', 'an unpaid order is cancelled after', `${SHOP.unpaid_days} days, a setting`],
  ['orders-6', 'unpaid reorders', `${MAX_OPEN_REORDERS}`],
  ['pages-8', 'albums that are not ordered', `${MAX_UNORDERED_ALBUMS}`],
  ['orders-8', 'delivery estimate', `${SHOP.delivery_days} days, a setting`],
  [
    'orders-20',
    'arrival of a refund',
    `${REFUND_WORKING_DAYS.least} to ${REFUND_WORKING_DAYS.most} working days`,
  ],
  ['orders-25', 'tags of an order', `${MAX_TAGS}, of ${MAX_TAG_LENGTH} characters`],
  ['orders-30', 'saved views', `${MAX_ORDER_VIEWS}, names of ${MAX_VIEW_NAME_LENGTH} characters`],
  ['orders-26', 'message of a gift', `${MAX_GIFT_MESSAGE} characters`],
  ['orders-31', 'validity of a payment link', `${PAYMENT_LINK_VALIDITY_DAYS} days`],
  ['orders-31', 'mails with a payment link', `${MAX_PAYMENT_LINK_MAILS}`],
  ['orders-23', 'changes of the address of an order', `${MAX_ADDRESS_CHANGES}`],
  ['rewards-1', 'value of a point', `${SHOP.point_paise} paise`],
  ['rewards-2', 'points for an invitation', `${SHOP.referral_points}, a setting`],
  ['rewards-2', 'addresses confirmed within', `${SHOP.referral_confirm_days} days, a setting`],
  ['rewards-3', 'discount on the first order', `${SHOP.referral_percent}%, a setting`],
  ['rewards-4', 'maximum age of an invited account', `${SHOP.referral_join_days} days, a setting`],
  ['rewards-7', 'gift cards created at once', `${MAX_GIFT_CARDS}`],
  ['photos-1', 'size of a photo', `${MAX_PHOTO_BYTES / MIB} MiB`],
  ['photos-6', 'validity of a picture address', `${MAX_PICTURE_URL_MINUTES} minutes`],
  ['photos-8', 'retention of originals', `${SHOP.originals_months} months, a setting`],
  ['photos-8', 'notice before the deletion', `${SHOP.originals_notice_days} days, a setting`],
  ['photos-11', 'size of a HEIC photo', `${HEIC_MEGAPIXELS.more} megapixels`],
  [
    'photos-11',
    'size with at most 4 GB, with 2 GB',
    `${HEIC_MEGAPIXELS.upTo4Gb}, ${HEIC_MEGAPIXELS.upTo2Gb} megapixels`,
  ],
  ['photos-11', 'time for a HEIC photo', `${CONVERSION_TIMEOUT_MS / MINUTE_MS} minutes`],
  ['roles-3', 'validity of a guest token', `${GUEST_RETENTION_DAYS} days`],
  ['catalogue-9', 'pictures in a product form', `${MAX_PRODUCT_FORM_BYTES / MIB} MiB`],
  ['studio-5', 'unsaved designs', `${MAX_DRAFTS}, for ${DRAFT_RETENTION_DAYS} days`],
  ['books-11', 'nearly the same photos, within', `${MAX_SAME_SHOT_MILLISECONDS / 1000} seconds`],
  ['print-5', 'retention of print files', `${PRINT_FILE_RETENTION_DAYS} days`],
  ['print-6', 'validity of a print file address', `${PRINT_LINK_VALIDITY_MINUTES} minutes`],
  ['print-6', 'orders in a ZIP', `${MAX_ARCHIVE_ORDERS}, kept ${ARCHIVE_RETENTION_HOURS} hours`],
  ['print-8', 'output profile', `${MAX_OUTPUT_PROFILE_BYTES / MIB} MiB`],
  ['shares-1', 'valid links of an album', `${MAX_LIVE_SHARES}, for ${SHARE_VALIDITY_DAYS} days`],
  ['shares-2', 'visible notes of a link', `${MAX_VISIBLE_NOTES}, ${MAX_NOTES_PER_HOUR} an hour`],
  ['shares-2', 'notes of a network', `${MAX_NETWORK_NOTES_PER_DAY} a day`],
  ['shares-2', 'stored notes of a link', `${MAX_STORED_NOTES}`],
  ['console-2', 'records in a page of a list', `${MAX_STAFF_PAGE_SIZE}`],
  ['console-3', 'maximum count', `${MAX_DASHBOARD_COUNT}`],
  ['roles-10', 'validity of an invitation', `${STAFF_INVITATION_DAYS} days`],
  ['roles-10', 'open invitations', `${MAX_OPEN_STAFF_INVITATIONS}`],
  ['console-8', 'days in the figures, products', `${MAX_FIGURES_DAYS}, ${MAX_FIGURES_PRODUCTS}`],
  ['budgets-1', 'JavaScript of every page', BUNDLE_BUDGETS.named['index.html'] ?? ''],
  ['budgets-1', 'first view of a route, in addition', MAX_FIRST_VIEW_SIZE],
  [
    'budgets-3',
    'the editor',
    BUNDLE_BUDGETS.named['src/features/studio/editor/BookScreen.tsx'] ?? '',
  ],
];

/**
 * Rows of docs/rules.md's table: figures of the rules, request limits and limits of offline
 * storage.
 */
export function listLimitRows(): string[][] {
  const { rateLimits } = readConfig({
    GCLOUD_PROJECT: 'a-shop',
    WEB_API_KEY: 'a-key',
    PICTURE_SECRET: 'x'.repeat(32),
    ALLOW_SANDBOX_PAYMENTS: 'no-money-moves',
  });
  const requests = Object.entries(rateLimits).map(([kind, limit]) => [
    '',
    `requests a minute by default, ${kind}`,
    String(limit),
  ]);
  const offline = Object.entries(CACHE_LIMITS).map(([what, { maxEntries, maxAgeSeconds }]) => [
    '',
    `offline cache, ${what}`,
    `${maxEntries}, ${maxAgeSeconds / DAY_SECONDS} days`,
  ]);
  return [
    ...LIMITED.map(([rule, figure, value]) => [`**${rule}**`, figure, value]),
    ...requests,
    ...offline,
  ];
}
