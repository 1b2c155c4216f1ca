import type { SeededProject } from '../../../seed/src/fill-project.ts';
import * as z from 'zod/mini';
import { usedPhotoIds } from '../../../functions/src/features/albums/album.domain.ts';
import { albumRecord } from '../../../functions/src/features/albums/album.records.ts';
import { draftRecord } from '../../../functions/src/features/drafts/draft.records.ts';
import { guestRecord } from '../../../functions/src/features/guests/guest.records.ts';
import {
  type PhotoRecord,
  photoRecord,
} from '../../../functions/src/features/photos/photo.records.ts';

/** Consistency checks of the photos of a customer or guest. */

type Project = Pick<SeededProject, 'firestore' | 'bucket'>;

/** Users of each photo, according to the albums, drafts and guests themselves. */
async function usersByPhoto(
  { firestore }: Project,
  uid: string,
): Promise<Map<string, Set<string>>> {
  const users = new Map<string, Set<string>>();
  const note = (user: string, photos: readonly string[]) => {
    for (const photo of photos) users.set(photo, (users.get(photo) ?? new Set()).add(user));
  };
  const owned = (name: string) => firestore.collection(name).where('user_id', '==', uid).get();
  for (const document of (await owned('albums')).docs) {
    const album = z.parse(albumRecord, document.data());
    note(album.id, usedPhotoIds(album));
  }
  for (const document of (await owned('drafts')).docs) {
    const { id, photo_ids, tray_photo_ids } = z.parse(draftRecord, document.data());
    note(id, [...photo_ids, ...tray_photo_ids]);
  }
  const guest = await firestore.doc(`guests/${uid}`).get();
  if (guest.exists) {
    const { id, photo_ids, tray_photo_ids, claim } = z.parse(guestRecord, guest.data());
    if (!claim) note(id, [...photo_ids, ...tray_photo_ids]);
  }
  return users;
}

function countProblem({ id, used_by, unused_since }: PhotoRecord, users: ReadonlySet<string>) {
  const isSame = used_by.length === users.size && used_by.every((user) => users.has(user));
  if (!isSame) return [`photo ${id} is used by ${[...users].join()}, and says ${used_by.join()}`];
  const isNoted = (used_by.length === 0) === (unused_since !== null);
  return isNoted ? [] : [`photo ${id} does not say since when nobody uses it`];
}

async function recordsOf({ firestore }: Project, uid: string): Promise<PhotoRecord[]> {
  const { docs } = await firestore.collection('photos').where('owner', '==', uid).get();
  return docs.map((document) => z.parse(photoRecord, document.data()));
}

/**
 * Problems of an owner's photos: their recorded uses compared with a recount, and the quota that their
 * records add up to compared with the stored files.
 */
export async function findPhotoProblems(project: Project, uid: string): Promise<string[]> {
  const records = await recordsOf(project, uid);
  const users = await usersByPhoto(project, uid);
  const known = new Set(records.map(({ id }) => id));
  const [files] = await project.bucket.getFiles({ prefix: `photos/${uid}/` });
  const stored = new Map(
    files.map(({ name, metadata }) => [name.split('/').at(-1) ?? '', Number(metadata.size)]),
  );
  return [
    ...records.flatMap((record) => countProblem(record, users.get(record.id) ?? new Set())),
    ...[...users.keys()].filter((id) => !known.has(id)).map((id) => `photo ${id} has no record`),
    ...[...stored.keys()].filter((id) => !known.has(id)).map((id) => `file ${id} has no record`),
    ...records
      .filter(({ id, size_bytes }) => stored.get(id) !== size_bytes)
      .map(({ id }) => `photo ${id} counts other bytes than its file has`),
  ];
}

/** An owner's photos without renditions. */
export async function findUnrenderedPhotos(project: Project, uid: string): Promise<string[]> {
  const records = await recordsOf(project, uid);
  return records
    .filter(({ state }) => state !== 'ready')
    .map(({ id, state }) => `photo ${id}: ${state}`);
}
