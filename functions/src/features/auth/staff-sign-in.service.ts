import type { Deps } from '../../platform/deps';
import { findStaffSignInPolicy, writeStaffSignInPolicy } from './staff-sign-in.repository';

interface PublishingDeps extends Pick<Deps, 'db'> {
  config: Pick<Deps['config'], 'isSecondFactorRequired'>;
}

/**
 * Stores for the security rules whether staff need a second factor (docs/rules.md#accounts-11). Called
 * at the start of each API instance, because only a deployment changes the setting.
 */
export async function publishStaffSignInPolicy({ db, config }: PublishingDeps): Promise<void> {
  const { isSecondFactorRequired } = config;
  const { is_second_factor_required } = await findStaffSignInPolicy(db);
  if (is_second_factor_required === isSecondFactorRequired) return;
  await db.batch((writes) =>
    writeStaffSignInPolicy(writes, { is_second_factor_required: isSecondFactorRequired }),
  );
}
