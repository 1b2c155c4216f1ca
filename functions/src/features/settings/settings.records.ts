import { shopSettings } from '@smriti/shared/staff/shop-settings';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** settings/shop, and settingsVersions/{version} for every version. */
export const settingsRecord = storedObject({
  settings: shopSettings,
  changed_at: storedTime,
  /** uid of the admin. */
  changed_by: z.string(),
});
export type SettingsRecord = z.output<typeof settingsRecord>;
