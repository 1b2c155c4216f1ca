import { AppError } from '@smriti/shared/base/errors';
import { stripUnknownFields } from '@smriti/shared/base/unknown-fields';
import {
  changeClosings as changeClosingsCall,
  changeSettings as changeSettingsCall,
  type Settings,
} from '@smriti/shared/staff/settings';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import * as z from 'zod/mini';
import type { StaffMember } from '../../platform/caller';
import type { Config } from '../../platform/parameters/config';
import type { Deps } from '../../platform/deps';
import { runOnce } from '../../platform/database/idempotency';
import { createCachedValue } from '../../platform/cached-value';
import type { StaffCall } from '../../platform/staff-call';
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

function writeVersion(
  tx: Parameters<typeof writeSettings>[0],
  { clock }: Pick<Deps, 'clock'>,
  { settings, by }: { settings: ShopSettings; by: StaffMember },
): SettingsRecord {
  const record = { settings, changed_at: clock.now().toISOString(), changed_by: by.uid };
  writeSettings(tx, record);
  return record;
}

/**
 * Changes the settings for future orders (docs/rules.md#orders-18).
 * @throws AppError conflict with the current settings, when the change is based on another version.
 */
export async function changeSettings(
  deps: Deps,
  change: StaffCall<typeof changeSettingsCall>,
): Promise<Settings> {
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
    const record = writeVersion(tx, deps, { settings: after, by });
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

/** Changes the days on which the shop is closed, for future orders (docs/rules.md#orders-28). */
export async function changeClosings(
  deps: Deps,
  change: StaffCall<typeof changeClosingsCall>,
): Promise<Settings> {
  const { by, form, idempotency } = change;
  const answer = await runOnce(deps, idempotency, changeClosingsCall.response, async (tx) => {
    const before = (await findSettings(tx))?.settings ?? deps.config.shop;
    const closings = form.closings.toSorted((a, b) => a.from.localeCompare(b.from));
    const settings = { ...before, closings, version: before.version + 1 };
    const record = writeVersion(tx, deps, { settings, by });
    recordStaffAction(tx, deps, {
      by,
      action: 'settings.closings',
      record: { kind: 'settings', id: 'shop' },
      before: { closings: before.closings.length },
      after: { closings: closings.length },
    });
    return present(deps, record);
  });
  recentSettings.forget(deps);
  return answer;
}
