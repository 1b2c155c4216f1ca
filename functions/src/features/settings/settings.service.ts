import { AppError } from '@smriti/shared/base/errors';
import { stripUnknownFields } from '@smriti/shared/base/unknown-fields';
import {
  changeSettings as changeSettingsCall,
  type Settings,
  type SettingsForm,
} from '@smriti/shared/staff/settings';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { ShopTerms } from '@smriti/shared/staff/shop-terms';
import * as z from 'zod/mini';
import type { StaffMember } from '../../platform/caller';
import type { Config } from '../../platform/parameters/config';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import { createCachedValue } from '../../platform/cached-value';
import { recordStaffAction } from '../audit/audit.service';
import { applySettingsForm, settingsAuditValues } from './settings.domain';
import { presentSettings } from './settings.presenter';
import type { SettingsRecord } from './settings.records';
import { findSettings, writeSettings } from './settings.repository';

/** Dependencies for reading the settings; triggers have only this part of the configuration. */
export interface SettingsReads extends Pick<Deps, 'db' | 'clock'> {
  config: Pick<Config, 'shop'>;
}

/** Cache time per instance in ms: changes take effect within 10 s. */
const FRESH_MILLISECONDS = 5_000;
const recentSettings = createCachedValue(FRESH_MILLISECONDS, findSettings);

/**
 * The settings for new orders: those of admins, otherwise the deployment's parameters. At most five
 * seconds old: one read per five seconds and instance.
 */
export async function getCurrentSettings(reads: SettingsReads): Promise<ShopSettings> {
  const stored = await recentSettings.current(reads);
  return stored?.settings ?? reads.config.shop;
}

function present({ config }: Pick<SettingsReads, 'config'>, stored: SettingsRecord | null) {
  return stored
    ? presentSettings(stored.settings, stored.changed_at)
    : presentSettings(config.shop, null);
}

/** The current settings for admins: one read. */
export async function getSettingsForAdmins(deps: SettingsReads): Promise<Settings> {
  return present(deps, await findSettings(deps.db));
}

/** The terms shown on the public pages of the shop. */
export async function getCurrentTerms(reads: SettingsReads): Promise<ShopTerms> {
  return getCurrentSettings(reads);
}

interface Change {
  by: StaffMember;
  form: SettingsForm;
  idempotency: IdempotencyClaim | null;
}

/**
 * Changes the settings for future orders (docs/rules.md#orders-18).
 * @throws AppError conflict with the current settings, when the change is based on another version.
 */
export async function changeSettings(deps: Deps, change: Change): Promise<Settings> {
  const { by, form, idempotency } = change;
  const answer = await runOnce(deps, idempotency, changeSettingsCall.response, async (tx) => {
    const stored = await findSettings(tx);
    const before = stored?.settings ?? deps.config.shop;
    if (form.version !== before.version) {
      const message = 'Somebody else has changed the settings meanwhile.';
      throw new AppError('conflict', message, {
        details: z.parse(stripUnknownFields(changeSettingsCall.response), present(deps, stored)),
      });
    }
    const after = applySettingsForm(before, form);
    const changed_at = deps.clock.now().toISOString();
    const record = { settings: after, changed_at, changed_by: by.uid };
    writeSettings(tx, record);
    recordStaffAction(tx, deps, {
      by,
      action: 'settings.changed',
      record: { kind: 'settings', id: 'shop' },
      ...settingsAuditValues(before, after),
    });
    return present(deps, record);
  });
  recentSettings.forget(deps);
  return answer;
}
