import type { Database, DatabaseTransaction } from '../../platform/database/database';
import type { Plan } from '../../platform/database/plan';
import type { ShownPhoto } from './photo.presenter';
import type { PhotoRecord } from './photo.records';
import { findPhotos } from './photo.repository';
import type { PhotoSheetEntry, PhotoSheetRecord } from './photo-sheet.records';
import {
  updatePhotoSheet,
  findPhotoSheet,
  findPhotoSheets,
  writePhotoSheetEntry,
} from './photo-sheet.repository';
import { renditionPath } from './photo.storage';

/** Photo sheet entry of a photo; null while it has no renditions. */
function entryOf({ state, renditions, width, height, facts }: PhotoRecord): PhotoSheetEntry | null {
  if (state !== 'ready' || renditions === null) return null;
  return { width, height, small: renditions.small.token, large: renditions.large.token, facts };
}

function toShownPhoto({ owner, photos }: PhotoSheetRecord, id: string): ShownPhoto | null {
  const entry = photos[id];
  if (!entry) return null;
  const { width, height, facts } = entry;
  const addressOf = (size: 'small' | 'large') => ({
    path: renditionPath({ owner, id }, size),
    token: entry[size],
  });
  const renditions = { small: addressOf('small'), large: addressOf('large') };
  return { id, owner, width, height, state: 'ready', renditions, facts };
}

/**
 * Album photos by id, as pages show them; photos without a record are omitted. Costs one read for the photo
 * sheet, and one per photo that it lacks.
 */
export async function findShownPhotos(
  reader: Pick<Database, 'get' | 'getAll'>,
  albumId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownPhoto>> {
  const different = [...new Set(ids)];
  if (different.length === 0) return new Map();
  const sheet = await findPhotoSheet(reader, albumId);
  const known = different.flatMap((id) => (sheet && toShownPhoto(sheet, id)) ?? []);
  const has = new Set(known.map(({ id }) => id));
  const records = await findPhotos(
    reader,
    different.filter((id) => !has.has(id)),
  );
  const shown = [...known, ...records.flatMap((record) => record ?? [])];
  return new Map(shown.map((photo) => [photo.id, photo]));
}

interface SheetUse {
  albumId: string;
  owner: string;
  /** Photos added to the album, as they will be after the change. */
  added: readonly PhotoRecord[];
  removed: readonly string[];
}

/** Plans to update an album's photo sheet for added and removed photos. Reads nothing. */
export function planPhotoSheetUpdate(
  tx: Pick<DatabaseTransaction, 'set'>,
  { albumId, owner, added, removed }: SheetUse,
): Plan {
  const entries = new Map(
    added.flatMap((photo) => {
      const entry = entryOf(photo);
      return entry ? [[photo.id, entry] as const] : [];
    }),
  );
  return { write: () => updatePhotoSheet(tx, { albumId, owner, entries, remove: removed }) };
}

/**
 * Plans to update a photo in the photo sheets of the albums that use it: in all of them once its renditions
 * are made, later only in those that contain it. The albums are known from the record that `tx` has read;
 * changes of its use conflict with `tx`. The photo sheets are read outside of `tx`, so that many photos of
 * one album can be updated concurrently.
 */
export async function planPhotoSheetEntries(
  tx: Pick<DatabaseTransaction, 'update'>,
  db: Pick<Database, 'getAll'>,
  photo: PhotoRecord,
  { isNew }: { isNew: boolean },
): Promise<Plan> {
  const sheets = await findPhotoSheets(db, photo.used_by);
  const entry = entryOf(photo);
  return {
    write() {
      for (const [albumId, { photos }] of sheets) {
        if (isNew || photo.id in photos) writePhotoSheetEntry(tx, albumId, photo.id, entry);
      }
    },
  };
}
