import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { isValidGstin } from '../base/gstin';
import { indianDay } from '../base/indian-days';
import { rupees } from '../base/money';
import { isoTime } from '../base/time';
import { MAX_FACES } from '../book/photo-facts';
import { shopSettings } from './shop-settings';

/** Minimum and maximum of each numeric setting. */
export const SETTING_BOUNDS = {
  gst_percent: { min: 0, max: 40 },
  /** Rupees. */
  point_value: { min: 0.01, max: 100 },
  referral_points: { min: 0, max: 100_000 },
  referral_percent: { min: 0, max: 50 },
  referral_join_days: { min: 1, max: 90 },
  referral_confirm_days: { min: 1, max: 365 },
  delivery_days: { min: 1, max: 60 },
  unpaid_days: { min: 1, max: 30 },
  originals_months: { min: 2, max: 120 },
  /** The maximum, in days, is below the minimum of `originals_months`. */
  originals_notice_days: { min: 7, max: 50 },
  /** 0: no crop marks. */
  crop_marks_mm: { min: 0, max: 20 },
  guests_per_hour: { min: 1, max: 100_000 },
  /** Years. */
  minimum_age: { min: 13, max: 21 },
  /** 0: faces are not searched for. */
  faces_per_photo: { min: 0, max: MAX_FACES },
} as const;
export type NumberSetting = keyof typeof SETTING_BOUNDS;

/** Length limits of each text. */
export const SETTING_LENGTHS = {
  seller_name: 200,
  seller_address: 500,
  seller_gstin: 15,
  goods_hsn: 8,
  shipping_sac: 8,
  print_shop_name: 100,
  print_shop_address: 300,
  print_shop_phone: 30,
} as const;
export type TextSetting = keyof typeof SETTING_LENGTHS;

export type SettingName = NumberSetting | TextSetting;

/** The current settings; money in rupees. */
export const settings = z.object({
  ...z.omit(shopSettings, { point_paise: true }).shape,
  /** Rupees. */
  point_value: rupees,
  /** Time of the last change; null: never changed. */
  changed_at: z.nullable(isoTime),
});
export type Settings = z.infer<typeof settings>;

function bounded(name: NumberSetting) {
  const { min, max } = SETTING_BOUNDS[name];
  return z
    .number()
    .check(
      z.gte(min, { error: `must be at least ${min}` }),
      z.lte(max, { error: `must be at most ${max}` }),
    );
}
const whole = (name: NumberSetting) =>
  bounded(name).check(z.refine(Number.isInteger, { error: 'must be a whole number' }));
const twoDecimals = (name: NumberSetting) =>
  bounded(name).check(
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      error: 'must have at most two decimals',
    }),
  );
const line = (name: TextSetting, min = 0) => boundedText(SETTING_LENGTHS[name], min);
const code = (name: TextSetting) =>
  line(name).check(z.regex(/^\d{4,8}$/, { error: 'must be 4 to 8 digits' }));

/** A phone number as usually written; '' if none. */
const PHONE = /^(\+?[\d ()-]{7,})?$/;

const form = z
  .strictObject({
    /** Version of the settings that the change is based on. */
    version: z.int().check(z.gte(0), z.lte(1_000_000_000)),
    seller_name: line('seller_name', 1),
    seller_address: line('seller_address', 10),
    seller_gstin: z
      .string()
      .check(
        z.trim(),
        z.maxLength(15),
        z.toUpperCase(),
        z.refine(isValidGstin, { error: 'must be a GST number' }),
      ),
    gst_percent: twoDecimals('gst_percent'),
    goods_hsn: code('goods_hsn'),
    shipping_sac: code('shipping_sac'),
    point_value: twoDecimals('point_value'),
    referral_points: whole('referral_points'),
    referral_percent: whole('referral_percent'),
    referral_join_days: whole('referral_join_days'),
    referral_confirm_days: whole('referral_confirm_days'),
    delivery_days: whole('delivery_days'),
    unpaid_days: whole('unpaid_days'),
    originals_months: whole('originals_months'),
    originals_notice_days: whole('originals_notice_days'),
    crop_marks_mm: whole('crop_marks_mm'),
    guests_per_hour: whole('guests_per_hour'),
    minimum_age: whole('minimum_age'),
    faces_per_photo: whole('faces_per_photo'),
    print_shop_name: line('print_shop_name'),
    print_shop_address: line('print_shop_address'),
    print_shop_phone: line('print_shop_phone').check(
      z.regex(PHONE, { error: 'must be a phone number' }),
    ),
  })
  .check(
    z.refine((values) => values.print_shop_name === '' || values.print_shop_address !== '', {
      path: ['print_shop_address'],
      error: 'is needed where the print shop has a name',
    }),
    z.refine((values) => values.print_shop_name !== '' || values.print_shop_address === '', {
      path: ['print_shop_name'],
      error: 'is needed where the print shop has an address',
    }),
  );
export const settingsForm = form;
export type SettingsForm = z.infer<typeof form>;

export const MAX_CLOSINGS = 20;
export const MAX_CLOSING_DAYS = 60;

const DAY_MS = 86_400_000;

const closingForm = z.strictObject({ from: indianDay, to: indianDay }).check(
  z.refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'must not be before the first day',
  }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_CLOSING_DAYS * DAY_MS, {
    path: ['to'],
    error: `must be within ${MAX_CLOSING_DAYS} days`,
  }),
);
export const closingsForm = z.strictObject({
  closings: z.array(closingForm).check(z.maxLength(MAX_CLOSINGS)),
});
export type ClosingsForm = z.infer<typeof closingsForm>;

export const getSettings = endpoint({ method: 'GET', path: '/settings', response: settings });

/**
 * Changes the settings, for orders placed from then on. 409 with the current `settings` for an outdated
 * version.
 */
export const changeSettings = endpoint({
  method: 'PUT',
  path: '/settings',
  body: form,
  response: settings,
});

/**
 * Replaces the days on which the shop is closed, as a new version of the settings; for orders placed from
 * then on.
 */
export const changeClosings = endpoint({
  method: 'PUT',
  path: '/settings/closings',
  body: closingsForm,
  response: settings,
});
