import { AppError } from '@smriti/shared/base/errors';
import type { Clock } from '../../../platform/clock';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Plan } from '../../../platform/database/plan';
import { findPictures, writeUnused } from './catalogue-picture.repository';

/** The path of a picture that was uploaded; those that the shop was opened with lie elsewhere. */
const UPLOADED = /^catalogue\/pictures\/([A-Za-z0-9_-]{43})\.webp$/;

/** The ids of uploaded pictures among `paths` that are not among `others`. */
function idsOf(paths: readonly string[], others: readonly string[]): string[] {
  const only = new Set(paths.filter((path) => !others.includes(path)));
  return [...only].flatMap((path) => UPLOADED.exec(path)?.[1] ?? []);
}

/** The pictures that a record names, before a change and after it. */
interface NamedPictures {
  before: readonly string[];
  after: readonly string[];
}

/**
 * What a change of a record does to its pictures: those that it takes are read in its transaction, so
 * that a sweep and the change cannot both go on; those that it lets go are left to the sweep
 * (docs/rules.md#catalogue-11).
 * @throws AppError invalid_input for a picture that is being deleted, or was.
 */
export async function planPictureUse(
  tx: DatabaseTransaction,
  { clock }: { clock: Clock },
  { before, after }: NamedPictures,
): Promise<Plan> {
  const taken = await findPictures(tx, idsOf(after, before));
  if (taken.some((picture) => picture?.state !== 'ready')) {
    const message = 'A picture is no longer in the shop. Please upload it again.';
    throw new AppError('invalid_input', message, { details: [{ field: 'images', message }] });
  }
  const letGo = await findPictures(tx, idsOf(before, after));
  return {
    write() {
      for (const picture of letGo) {
        if (picture?.state === 'ready') writeUnused(tx, picture.id, clock.now());
      }
    },
  };
}
