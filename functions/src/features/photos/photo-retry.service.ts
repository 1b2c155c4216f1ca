import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { reprocessPhotos } from '@smriti/shared/staff/failures';
import { mapInBatches } from '../../platform/database/batches';
import type { StaffMember } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { planStaffEffect } from '../audit/audit.service';
import { findPhoto, writePhoto } from './photo.repository';
import { findOriginal, rewriteOriginal } from './photo.storage';

type AgainDeps = Pick<Deps, 'db' | 'bucket' | 'clock' | 'ids'>;
type Outcome = keyof AnswerOf<typeof reprocessPhotos> | 'left alone';

const PHOTOS_AT_ONCE = 5;

/** Makes the trigger read a photo again by storing its original once more. Idempotent. */
export async function triggerPhotoReading(
  { db, bucket }: Pick<Deps, 'db' | 'bucket'>,
  id: string,
): Promise<void> {
  const photo = await findPhoto(db, id);
  if (photo?.state !== 'processing' || (await rewriteOriginal({ bucket }, photo))) return;
  await db.transaction(async (tx) => {
    const found = await findPhoto(tx, id);
    if (found?.state === 'processing') writePhoto(tx, { ...found, state: 'failed' });
  });
}

async function readOne(deps: AgainDeps, by: StaffMember, id: string): Promise<Outcome> {
  const known = await findPhoto(deps.db, id);
  if (known?.state !== 'failed') return 'left alone';
  if (!(await findOriginal(deps, known))) return 'missing';
  const effect = await deps.db.transaction(async (tx) => {
    const photo = await findPhoto(tx, id);
    if (photo?.state !== 'failed') return null;
    const [before, after] = [{ attempts: photo.attempts }, { attempts: 0 }];
    const action = { by, action: 'photo.read_again', record: { kind: 'photo', id } } as const;
    const reading = () => triggerPhotoReading(deps, id);
    const plan = planStaffEffect(tx, deps, { ...action, before, after }, reading);
    writePhoto(tx, { ...photo, state: 'processing', attempts: 0 });
    plan.write();
    return plan;
  });
  if (!effect) return 'left alone';
  await effect.afterCommit();
  return 'begun';
}

/**
 * Makes the trigger read failed photos again (docs/rules.md#photos-4), by storing their originals once more:
 * only the trigger decodes pictures. If a call is interrupted, the staff-effects job completes it.
 */
export async function retryFailedPhotos(
  deps: AgainDeps,
  { by, ids }: { by: StaffMember; ids: readonly string[] },
): Promise<AnswerOf<typeof reprocessPhotos>> {
  const outcomes = await mapInBatches([...new Set(ids)], PHOTOS_AT_ONCE, (id) =>
    readOne(deps, by, id),
  );
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return { begun: count('begun'), missing: count('missing') };
}
