import { SETTING_BOUNDS, type SettingName } from '@smriti/shared/staff/settings';
import { formatNumber } from '#lib/language/format.ts';
import { isNumberSetting } from './setting-values';
import type { settingsMessages } from './settings-messages';

type Texts = ReturnType<typeof settingsMessages.get>;

/** Hint below a setting's label; undefined if none. */
export function settingHint(name: SettingName, t: Texts): string | undefined {
  const hints: Partial<Record<SettingName, string>> = {
    seller_gstin: t.seller_gstin_hint,
    gst_percent: t.gst_percent_hint,
    goods_hsn: t.goods_hsn_hint,
    shipping_sac: t.shipping_sac_hint,
    point_value: t.point_value_hint,
    referral_points: t.referral_points_hint,
    referral_percent: t.referral_percent_hint,
    referral_join_days: t.referral_join_days_hint,
    referral_confirm_days: t.referral_confirm_days_hint,
    delivery_days: t.delivery_days_hint,
    unpaid_days: t.unpaid_days_hint,
    originals_months: t.originals_months_hint,
    originals_notice_days: t.originals_notice_days_hint,
    crop_marks_mm: t.crop_marks_mm_hint,
    guests_per_hour: t.guests_per_hour_hint,
    minimum_age: t.minimum_age_hint,
    faces_per_photo: t.faces_per_photo_hint,
  };
  return hints[name];
}

/** Unit of a number setting; undefined for rupees, whose sign precedes the number. */
export function settingUnit(name: SettingName, t: Texts): string | undefined {
  if (name.endsWith('_percent')) return t.percent;
  if (name.endsWith('_days')) return t.days;
  if (name.endsWith('_months')) return t.months;
  if (name.endsWith('_mm')) return t.millimetres;
  if (name === 'guests_per_hour') return t.guests;
  if (name === 'minimum_age') return t.years;
  if (name === 'faces_per_photo') return t.faces;
  return name === 'referral_points' ? t.points : undefined;
}

const TWO_DECIMALS: readonly SettingName[] = ['gst_percent', 'point_value'];

export function settingProblemText(name: SettingName, t: Texts): string {
  if (isNumberSetting(name)) {
    const { min, max } = SETTING_BOUNDS[name];
    const bounds = { min, max: formatNumber(max) };
    return TWO_DECIMALS.includes(name) ? t.numberProblem(bounds) : t.wholeProblem(bounds);
  }
  switch (name) {
    case 'seller_gstin':
      return t.gstinProblem;
    case 'goods_hsn':
    case 'shipping_sac':
      return t.codeProblem;
    case 'seller_address':
      return t.addressProblem;
    case 'print_shop_phone':
      return t.phoneProblem;
    case 'print_shop_name':
    case 'print_shop_address':
      return t.printShopProblem;
    default:
      return t.textProblem;
  }
}
