import { picturePathOf } from '@smriti/shared/catalogue/picture-uploads';
import { type DueRecord, workThrough } from '../../../platform/database/batches';
import type { Deps } from '../../../platform/deps';
import {
  deletePicture,
  findPictures,
  findUnusedPictures,
  writePicture,
  writeUnused,
} from '../pictures/catalogue-picture.repository';
import { deleteCataloguePicture } from '../pictures/catalogue-picture.storage';
import { isPictureNamed } from './picture-uses.repository';

type SweepDeps = Pick<Deps, 'db' | 'bucket' | 'clock'>;

/** Days for which a picture that no record names is kept (docs/rules.md#catalogue-11). */
const UNUSED_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;
const PICTURES_AT_ONCE = 5;
const PICTURES_PER_QUERY = 200;

/**
 * Claims a picture for deletion, unless a record names it: that is noted, so that it is not looked at
 * again before a record lets it go. From the claim on no record can begin to name it.
 */
function claim({ db }: SweepDeps, id: string, before: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [picture] = await findPictures(tx, [id]);
    const since = picture?.unused_since ?? null;
    if (!picture || since === null || new Date(since) > before) return false;
    if (await isPictureNamed(tx, picturePathOf(id))) {
      writeUnused(tx, id, null);
      return false;
    }
    writePicture(tx, { ...picture, state: 'sweeping' });
    return true;
  });
}

/** Files first: a sweep that breaks off finds the record, and goes on, the next time. */
async function sweepUnused(deps: SweepDeps, { id }: DueRecord, before: Date): Promise<boolean> {
  if (!(await claim(deps, id, before))) return false;
  await deleteCataloguePicture(deps, id);
  await deps.db.transaction(async (tx) => {
    const [picture] = await findPictures(tx, [id]);
    if (picture?.state === 'sweeping') deletePicture(tx, id);
  });
  return true;
}

/**
 * Deletes the uploaded pictures that no record of the catalogue has named for 7 days; also those that
 * a sweep left half-way.
 * @returns how many
 */
export async function sweepUnusedPictures(deps: SweepDeps & Pick<Deps, 'logger'>): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - UNUSED_DAYS * DAY_MILLISECONDS);
  const swept = await workThrough({
    find: (page) => findUnusedPictures(deps.db, before, page),
    pageSize: PICTURES_PER_QUERY,
    atOnce: PICTURES_AT_ONCE,
    work: (picture) => sweepUnused(deps, picture, before),
    report: (error, { id }) =>
      deps.logger.error({ err: error, picture: id }, 'catalogue picture not swept'),
  });
  return swept.filter(Boolean).length;
}
