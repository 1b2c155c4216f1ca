import { hasGstinFormat, findStateByGstin } from '@smriti/shared/base/gstin';
import { paise } from '@smriti/shared/base/money';
import { MAX_FACES } from '@smriti/shared/book/photo-facts';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import * as z from 'zod/mini';

/** Defaults of the shop settings: printed matter, taxed at 18%. */
export const SHOP_DEFAULTS: ShopSettings = {
  version: 0,
  seller_name: '',
  seller_address: '',
  seller_gstin: '',
  gst_percent: 18,
  goods_hsn: '4911',
  shipping_sac: '9968',
  point_paise: paise(10),
  referral_points: 1000,
  referral_percent: 10,
  referral_join_days: 7,
  referral_confirm_days: 90,
  delivery_days: 7,
  unpaid_days: 7,
  originals_months: 12,
  originals_notice_days: 30,
  print_shop_name: '',
  print_shop_address: '',
  print_shop_phone: '',
  crop_marks_mm: 0,
  guests_per_hour: 1000,
  minimum_age: 13,
  faces_per_photo: MAX_FACES,
  closings: [],
};

/** Seller of emulators and demo projects: a fictitious GST number in Karnataka. */
const DEMO_SELLER = {
  SELLER_NAME: 'Smriti (demonstration)',
  SELLER_ADDRESS: '12 Church Street, Bengaluru, Karnataka 560001',
  SELLER_GSTIN: '29AAAAA0000A1ZY',
};

const percent = z.pipe(
  z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/, { error: 'must be a percentage' })),
  z.transform(Number),
);
const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, { error: 'must be a whole number' })),
  z.transform(Number),
);
const gstin = z.string().check(
  z.refine(hasGstinFormat, { error: 'must be a GST number' }),
  z.refine((text) => findStateByGstin(text) !== null, {
    error: 'does not begin with the code of a state',
  }),
);

const environment = z.object({
  GCLOUD_PROJECT: z._default(z.string(), ''),
  SELLER_NAME: z.optional(z.string().check(z.maxLength(200))),
  SELLER_ADDRESS: z.optional(z.string().check(z.maxLength(500))),
  SELLER_GSTIN: z.optional(gstin),
  GST_PERCENT: z.optional(percent),
  GOODS_HSN: z.optional(z.string().check(z.regex(/^\d{4,8}$/))),
  POINT_PAISE: z.optional(z.pipe(wholeNumber, z.number().check(z.gte(1)))),
  ORIGINALS_MONTHS: z.optional(z.pipe(wholeNumber, z.number().check(z.gte(2), z.lte(120)))),
  FACES_PER_PHOTO: z.optional(z.pipe(wholeNumber, z.number().check(z.lte(MAX_FACES)))),
});

/**
 * Reads the shop settings from the deployment's parameters. They apply until an admin changes settings
 * in the console, and to older orders. Emulators and demo projects have a default seller.
 * @throws when one is invalid, with its name
 */
export function readShopParameters(variables: NodeJS.ProcessEnv): ShopSettings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const isDemo = set['GCLOUD_PROJECT']?.startsWith('demo-') ?? false;
  const env = z.parse(environment, { ...(isDemo && DEMO_SELLER), ...set });
  const { POINT_PAISE: point } = env;
  return {
    ...SHOP_DEFAULTS,
    seller_name: env.SELLER_NAME ?? SHOP_DEFAULTS.seller_name,
    seller_address: env.SELLER_ADDRESS ?? SHOP_DEFAULTS.seller_address,
    seller_gstin: env.SELLER_GSTIN ?? SHOP_DEFAULTS.seller_gstin,
    gst_percent: env.GST_PERCENT ?? SHOP_DEFAULTS.gst_percent,
    goods_hsn: env.GOODS_HSN ?? SHOP_DEFAULTS.goods_hsn,
    point_paise: point === undefined ? SHOP_DEFAULTS.point_paise : paise(point),
    originals_months: env.ORIGINALS_MONTHS ?? SHOP_DEFAULTS.originals_months,
    faces_per_photo: env.FACES_PER_PHOTO ?? SHOP_DEFAULTS.faces_per_photo,
  };
}
