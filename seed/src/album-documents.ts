import { isInReview } from '@smriti/shared/album/album-states';
import { statusPath } from '@smriti/shared/base/status-document';
import { createQueueEntry } from '../../functions/src/features/albums/album-review.service.ts';
import { usedPhotoIds } from '../../functions/src/features/albums/album.domain.ts';
import type { Rendition } from '../../functions/src/features/photos/photo.records.ts';
import { type PhotosByName, replayAlbum, type AlbumHistory } from './replay-album.ts';
import type { AlbumDraft } from './data/albums/album-draft.ts';
import { orderDocuments } from './order-documents.ts';
import { initialPaymentDocuments } from './payment-documents.ts';
import type { StoredPhoto, StoredRendition } from './stored-photos.ts';
import type { SeedDocument } from './seed-document.ts';

/** A stored photo without its bytes. */
export type PhotoMetadata = Omit<StoredPhoto, 'original' | 'renditions'> & {
  size_bytes: number;
  renditions: { small: Rendition; large: Rendition };
};

export function toPhotoMetadata({ original, renditions, ...photo }: StoredPhoto): PhotoMetadata {
  const { small, large } = renditions;
  const size_bytes = original.length;
  return {
    ...photo,
    size_bytes,
    renditions: { small: withoutBytes(small), large: withoutBytes(large) },
  };
}

function withoutBytes({ path, token, width, height }: StoredRendition): Rendition {
  return { path, token, width, height };
}

/** Time between the upload of a photo and its first album, in ms. */
const UPLOADED_BEFORE_MILLISECONDS = 4 * 60_000;

/** All documents of demo albums, their orders and their photos. */
export function albumDocuments(
  drafts: readonly AlbumDraft[],
  photos: readonly PhotoMetadata[],
): SeedDocument[] {
  const histories = drafts.map((draft) => replayAlbum(draft, photosByName(draft.owner, photos)));
  return [
    ...histories.flatMap(documentsOf),
    ...orderDocuments(histories),
    ...photos.map((photo) => photoDocument(photo, histories)),
  ];
}

function photosByName(owner: string, photos: readonly PhotoMetadata[]): PhotosByName {
  const own = photos.filter((photo) => photo.owner === owner);
  return new Map(own.map((photo) => [photo.name, photo]));
}

function documentsOf(history: AlbumHistory): SeedDocument[] {
  const { album } = history;
  return [
    albumDocument(history),
    ...eventDocuments(history),
    ...roundDocuments(history),
    statusDocument(album.id, history, album.status),
    ...queueDocuments(history),
    ...initialPaymentDocuments(history),
  ];
}

const toDate = (time: string | null) => (time === null ? null : new Date(time));

function albumDocument({ album }: AlbumHistory): SeedDocument {
  const { created_at, id, recent_moves, requested_at, updated_at } = album;
  const moments = {
    recent_moves: recent_moves.map((time) => new Date(time)),
    requested_at: toDate(requested_at),
    created_at: toDate(created_at),
    updated_at: toDate(updated_at),
  };
  return { path: `albums/${id}`, data: { ...album, ...moments } };
}

function eventDocuments({ album, events }: AlbumHistory): SeedDocument[] {
  return events.map((event, index) => ({
    path: `albums/${album.id}/history/${String(index + 1).padStart(6, '0')}`,
    data: { ...event, at: toDate(event.at) },
  }));
}

function roundDocuments({ album, rounds }: AlbumHistory): SeedDocument[] {
  return rounds.map((round) => {
    const remarks = Object.entries(round.remarks).map(
      ([id, remark]) => [id, { ...remark, updated_at: toDate(remark.updated_at) }] as const,
    );
    return {
      path: `albums/${album.id}/rounds/${String(round.round).padStart(4, '0')}`,
      data: { ...round, begun_at: toDate(round.begun_at), remarks: Object.fromEntries(remarks) },
    };
  });
}

function statusDocument(id: string, { album }: AlbumHistory, status: string): SeedDocument {
  const { updated_at, user_id: owner } = album;
  return { path: statusPath(id), data: { owner, status, updated_at: toDate(updated_at) } };
}

/** The queue entry of an album in review, not yet assigned to a reviewer. */
function queueDocuments({ album, rounds }: AlbumHistory): SeedDocument[] {
  if (!isInReview(album.status)) return [];
  const { requested_at, ...entry } = {
    ...createQueueEntry(album),
    open_remarks: Object.keys(rounds.at(-1)?.remarks ?? {}).length,
  };
  return [
    { path: `reviewQueue/${album.id}`, data: { ...entry, requested_at: toDate(requested_at) } },
  ];
}

function photoDocument(photo: PhotoMetadata, histories: readonly AlbumHistory[]): SeedDocument {
  const { id, owner, contentHash, width, height, renditions, facts } = photo;
  const users = histories
    .map(({ album }) => album)
    .filter((album) => usedPhotoIds(album).includes(id));
  const first = users.map(({ created_at }) => Date.parse(created_at)).sort((a, b) => a - b)[0];
  if (first === undefined) throw new Error(`'${photo.name}' of ${owner} is in no album`);
  const record = {
    id,
    owner,
    content_hash: contentHash,
    content_type: 'image/jpeg',
    size_bytes: photo.size_bytes,
    width,
    height,
    state: 'ready',
    renditions,
    facts,
    used_by: users.map((album) => album.id),
    unused_since: null,
    created_at: new Date(first - UPLOADED_BEFORE_MILLISECONDS),
  };
  return { path: `photos/${id}`, data: record };
}
