import { AppError } from '@smriti/shared/base/errors';
import type { Clock } from '../../../platform/clock';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Plan } from '../../../platform/database/plan';
import { findCataloguePictures, updatePictureUnusedSince } from './catalogue-picture.repository';

/** Path of an uploaded picture; those of the seed have other paths. */
const UPLOADED = /^catalogue\/pictures\/([A-Za-z0-9_-]{43})\.webp$/;

/** Ids of uploaded pictures in `paths` that are not in `others`. */
function idsOf(paths: readonly string[], others: readonly string[]): string[] {
  const only = new Set(paths.filter((path) => !others.includes(path)));
  return [...only].flatMap((path) => UPLOADED.exec(path)?.[1] ?? []);
}

/** Paths of a record's pictures before and after a change. */
interface NamedPictures {
  before: readonly string[];
  after: readonly string[];
}

/**
 * Updates the use of pictures for a change of a record. Added pictures are read in its transaction, so that
 * they cannot be swept at the same time; removed ones are left to the sweep (docs/rules.md#catalogue-11).
 * @throws AppError invalid_input for a picture that is being deleted, or no longer exists.
 */
export async function planPictureUse(
  tx: DatabaseTransaction,
  { clock }: { clock: Clock },
  { before, after }: NamedPictures,
): Promise<Plan> {
  const taken = await findCataloguePictures(tx, idsOf(after, before));
  if (taken.some((picture) => picture?.state !== 'ready')) {
    const message = 'A picture is no longer in the shop. Please upload it again.';
    throw new AppError('invalid_input', message, { details: [{ field: 'images', message }] });
  }
  const letGo = await findCataloguePictures(tx, idsOf(before, after));
  return {
    write() {
      for (const picture of letGo) {
        if (picture?.state === 'ready') updatePictureUnusedSince(tx, picture.id, clock.now());
      }
    },
  };
}
