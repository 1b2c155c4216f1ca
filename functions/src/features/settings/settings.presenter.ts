import { toRupees } from '@smriti/shared/base/money';
import type { Settings } from '@smriti/shared/staff/settings';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';

/** The settings as admins see and change them: money in rupees. */
export function presentSettings(
  { point_paise, ...values }: ShopSettings,
  changedAt: string | null,
): Settings {
  return { ...values, point_value: toRupees(point_paise), changed_at: changedAt };
}
