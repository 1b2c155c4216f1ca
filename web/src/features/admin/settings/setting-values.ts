import {
  type NumberSetting,
  SETTING_BOUNDS,
  type SettingName,
  type Settings,
  settingsForm,
  type SettingsForm,
} from '@smriti/shared/staff/settings';

export type SettingValues = Readonly<Record<SettingName, string>>;

/** Settings grouped in the order of the form. */
export const SETTING_GROUPS = [
  {
    name: 'invoices',
    fields: [
      'seller_name',
      'seller_address',
      'seller_gstin',
      'gst_percent',
      'goods_hsn',
      'shipping_sac',
    ],
  },
  {
    name: 'rewards',
    fields: [
      'point_value',
      'referral_points',
      'referral_percent',
      'referral_join_days',
      'referral_confirm_days',
    ],
  },
  { name: 'orders', fields: ['delivery_days', 'unpaid_days'] },
  { name: 'photos', fields: ['originals_months', 'originals_notice_days', 'faces_per_photo'] },
  { name: 'accounts', fields: ['guests_per_hour', 'minimum_age'] },
  {
    name: 'printShop',
    fields: ['print_shop_name', 'print_shop_address', 'print_shop_phone', 'crop_marks_mm'],
  },
] as const satisfies readonly { name: string; fields: readonly SettingName[] }[];

const NAMES: readonly SettingName[] = SETTING_GROUPS.flatMap(({ fields }) => fields);

/** Whether a setting is a number with bounds. */
export function isNumberSetting(name: SettingName): name is NumberSetting {
  return name in SETTING_BOUNDS;
}

export function toSettingValues(settings: Settings): SettingValues {
  return {
    seller_name: settings.seller_name,
    seller_address: settings.seller_address,
    seller_gstin: settings.seller_gstin,
    gst_percent: String(settings.gst_percent),
    goods_hsn: settings.goods_hsn,
    shipping_sac: settings.shipping_sac,
    point_value: String(settings.point_value),
    referral_points: String(settings.referral_points),
    referral_percent: String(settings.referral_percent),
    referral_join_days: String(settings.referral_join_days),
    referral_confirm_days: String(settings.referral_confirm_days),
    delivery_days: String(settings.delivery_days),
    unpaid_days: String(settings.unpaid_days),
    originals_months: String(settings.originals_months),
    originals_notice_days: String(settings.originals_notice_days),
    print_shop_name: settings.print_shop_name,
    print_shop_address: settings.print_shop_address,
    print_shop_phone: settings.print_shop_phone,
    crop_marks_mm: String(settings.crop_marks_mm),
    guests_per_hour: String(settings.guests_per_hour),
    minimum_age: String(settings.minimum_age),
    faces_per_photo: String(settings.faces_per_photo),
  };
}

/** Parses a number; NaN if invalid, which no setting accepts. */
export function parseNumber(typed: string): number {
  return typed.trim() === '' ? NaN : Number(typed);
}

function parsed(values: SettingValues, version: number) {
  const entries = NAMES.map((name) => [
    name,
    isNumberSetting(name) ? parseNumber(values[name]) : values[name],
  ]);
  return settingsForm.safeParse({ ...Object.fromEntries(entries), version });
}

/** Problems found by the server's contract, in the order of the form. */
export function listSettingProblems(values: SettingValues): { field: SettingName }[] {
  const refused = new Set(parsed(values, 0).error?.issues.map(({ path }) => path[0]));
  return NAMES.filter((name) => refused.has(name)).map((field) => ({ field }));
}

/**
 * Request body with the form's values.
 * @throws ZodError when problemsOf finds a problem.
 */
export function toSettingsForm(values: SettingValues, version: number): SettingsForm {
  const { data, error } = parsed(values, version);
  if (!data) throw error;
  return data;
}
