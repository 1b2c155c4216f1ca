import type { Database, DatabaseTransaction } from '../../platform/database/database';
import type { Plan } from '../../platform/database/plan';
import type { ShownPhoto } from './photo.presenter';
import type { PhotoRecord } from './photo.records';
import { findPhotos } from './photo.repository';
import type { SheetEntry, SheetRecord } from './photo-sheet.records';
import { changeSheet, findSheet, findSheets, writeEntry } from './photo-sheet.repository';
import { renditionPath } from './photo.storage';

/** What sheets tell of a photo; null while it has no renditions. */
function entryOf({ state, renditions, width, height, facts }: PhotoRecord): SheetEntry | null {
  if (state !== 'ready' || renditions === null) return null;
  return { width, height, small: renditions.small.token, large: renditions.large.token, facts };
}

function shownBy({ owner, photos }: SheetRecord, id: string): ShownPhoto | null {
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
 * Photos of an album by their id, as its pages show them; those that have no record are left out.
 * Costs one read for the sheet, and one for each photo that it does not have.
 */
export async function findShownPhotos(
  reader: Pick<Database, 'get' | 'getAll'>,
  albumId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownPhoto>> {
  const different = [...new Set(ids)];
  if (different.length === 0) return new Map();
  const sheet = await findSheet(reader, albumId);
  const known = different.flatMap((id) => (sheet && shownBy(sheet, id)) ?? []);
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
  /** Photos that the album takes, as they are once it has them. */
  added: readonly PhotoRecord[];
  /** Ids of those that it has no more. */
  removed: readonly string[];
}

/** Brings an album's sheet in step with the photos that it takes and drops; reads nothing. */
export function sheetInStep(
  tx: Pick<DatabaseTransaction, 'set'>,
  { albumId, owner, added, removed }: SheetUse,
): Plan {
  const entries = new Map(
    added.flatMap((photo) => {
      const entry = entryOf(photo);
      return entry ? [[photo.id, entry] as const] : [];
    }),
  );
  return { write: () => changeSheet(tx, { albumId, owner, entries, remove: removed }) };
}

/**
 * Plans to tell the sheets of the albums that use a photo what it has become: all of them when its
 * renditions are made, afterwards those that have it. Which albums these are is known from the
 * record, which `tx` has read: whoever takes or drops the photo waits for `tx`. The sheets themselves
 * are looked for outside of it, so that many photos of one album can be told at once.
 */
export async function planTelling(
  tx: Pick<DatabaseTransaction, 'update'>,
  db: Pick<Database, 'getAll'>,
  photo: PhotoRecord,
  { isNew }: { isNew: boolean },
): Promise<Plan> {
  const sheets = await findSheets(db, photo.used_by);
  const entry = entryOf(photo);
  return {
    write() {
      for (const [albumId, { photos }] of sheets) {
        if (isNew || photo.id in photos) writeEntry(tx, albumId, photo.id, entry);
      }
    },
  };
}
