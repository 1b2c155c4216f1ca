import { toPaise, toRupees } from '@smriti/shared/base/money';
import type { AuditValues } from '@smriti/shared/staff/audit';
import type { SettingName, SettingsForm } from '@smriti/shared/staff/settings';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';

/** The settings after a change, as a new version. */
export function applySettingsForm(
  before: ShopSettings,
  { point_value, ...form }: SettingsForm,
): ShopSettings {
  const { closings, version } = before;
  return { ...form, closings, point_paise: toPaise(point_value), version: version + 1 };
}

type AuditedSettings = AuditValues<'settings.changed'>;

/** Settings that audit entries may hold: numbers and codes, never a name or an address. */
function numbersOf(settings: ShopSettings) {
  return {
    gst_percent: settings.gst_percent,
    goods_hsn: settings.goods_hsn,
    shipping_sac: settings.shipping_sac,
    point_value: toRupees(settings.point_paise),
    referral_points: settings.referral_points,
    referral_percent: settings.referral_percent,
    referral_join_days: settings.referral_join_days,
    referral_confirm_days: settings.referral_confirm_days,
    delivery_days: settings.delivery_days,
    unpaid_days: settings.unpaid_days,
    originals_months: settings.originals_months,
    originals_notice_days: settings.originals_notice_days,
    crop_marks_mm: settings.crop_marks_mm,
    guests_per_hour: settings.guests_per_hour,
    minimum_age: settings.minimum_age,
    faces_per_photo: settings.faces_per_photo,
  } satisfies AuditedSettings;
}

/** Settings recorded by name only. */
const TEXTS = [
  'seller_name',
  'seller_address',
  'seller_gstin',
  'print_shop_name',
  'print_shop_address',
  'print_shop_phone',
] as const satisfies readonly SettingName[];

/** The audit values of a change: changed numbers, and the names of changed texts. */
export function settingsAuditValues(
  before: ShopSettings,
  after: ShopSettings,
): { before: AuditedSettings; after: AuditedSettings } {
  const [old, now] = [numbersOf(before), numbersOf(after)];
  const changed = (values: typeof old, others: typeof old) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) => value !== new Map(Object.entries(others)).get(name),
      ),
    );
  const fields = TEXTS.filter((name) => before[name] !== after[name]);
  return {
    before: { version: before.version, ...changed(old, now) },
    after: { version: after.version, ...(fields.length > 0 && { fields }), ...changed(now, old) },
  };
}
