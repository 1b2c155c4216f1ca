import { cataloguePicturePath } from '@smriti/shared/catalogue/picture-uploads';
import { type DueRecord, processDueRecords } from '../../../platform/database/batches';
import type { Deps } from '../../../platform/deps';
import {
  deleteCataloguePictureRecord,
  findCataloguePictures,
  findUnusedPictures,
  writeCataloguePicture,
  updatePictureUnusedSince,
} from '../pictures/catalogue-picture.repository';
import { deleteCataloguePicture } from '../pictures/catalogue-picture.storage';
import { isPictureUsed } from './picture-uses.repository';

type SweepDeps = Pick<Deps, 'db' | 'bucket' | 'clock'>;

/** Retention of unused pictures, in days (docs/rules.md#catalogue-11). */
const UNUSED_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;
const PICTURES_AT_ONCE = 5;
const PICTURES_PER_QUERY = 200;

/**
 * Claims a picture for deletion. A picture that a record refers to is marked as used instead, so that sweeps
 * skip it until a record removes it. Records cannot refer to a claimed picture.
 */
function claim({ db }: SweepDeps, id: string, before: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [picture] = await findCataloguePictures(tx, [id]);
    const since = picture?.unused_since ?? null;
    if (!picture || since === null || new Date(since) > before) return false;
    if (await isPictureUsed(tx, cataloguePicturePath(id))) {
      updatePictureUnusedSince(tx, id, null);
      return false;
    }
    writeCataloguePicture(tx, { ...picture, state: 'sweeping' });
    return true;
  });
}

/** Deletes the files before the record, so that the next sweep can continue an interrupted one. */
async function sweepUnused(deps: SweepDeps, { id }: DueRecord, before: Date): Promise<boolean> {
  if (!(await claim(deps, id, before))) return false;
  await deleteCataloguePicture(deps, id);
  await deps.db.transaction(async (tx) => {
    const [picture] = await findCataloguePictures(tx, [id]);
    if (picture?.state === 'sweeping') deleteCataloguePictureRecord(tx, id);
  });
  return true;
}

/**
 * Deletes uploaded pictures that no catalogue record has referred to for 7 days, including those of an
 * interrupted sweep.
 * @returns the number of deleted pictures
 */
export async function sweepUnusedPictures(deps: SweepDeps & Pick<Deps, 'logger'>): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - UNUSED_DAYS * DAY_MILLISECONDS);
  const swept = await processDueRecords({
    find: (page) => findUnusedPictures(deps.db, before, page),
    pageSize: PICTURES_PER_QUERY,
    atOnce: PICTURES_AT_ONCE,
    work: (picture) => sweepUnused(deps, picture, before),
    report: (error, { id }) =>
      deps.logger.error({ err: error, picture: id }, 'catalogue picture not swept'),
  });
  return swept.filter(Boolean).length;
}
