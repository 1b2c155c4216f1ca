import { toRupees } from '@smriti/shared/base/money';
import type { Settings } from '@smriti/shared/staff/settings';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';

/** The settings for admins: money in rupees. */
export function presentSettings(
  { point_paise, ...values }: ShopSettings,
  changedAt: string | null,
): Settings {
  return { ...values, point_value: toRupees(point_paise), changed_at: changedAt };
}
