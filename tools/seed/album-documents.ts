import { isInReview } from '@smriti/shared/album-states';
import { statusPath } from '@smriti/shared/statuses';
import { queueEntry } from '../../functions/src/features/albums/album.review.ts';
import { keptPhotos } from '../../functions/src/features/albums/album.transaction.ts';
import { orderedAlbum } from '../../functions/src/features/orders/order.repository.ts';
import { paymentId } from '../../functions/src/features/payments/payment.service.ts';
import type { Rendition } from '../../functions/src/features/photos/photo.records.ts';
import { type PhotosByName, tellAlbum, type ToldAlbum } from './album-story.ts';
import type { AlbumDraft } from './data/albums/album-draft.ts';
import { fixedCode } from './fixed-codes.ts';
import type { StoredPhoto, StoredRendition } from './photos-to-store.ts';
import type { SeedDocument } from './seed-document.ts';

/** What is written down of a photo, beside its files. */
export type PhotoFacts = Omit<StoredPhoto, 'original' | 'renditions'> & {
  size_bytes: number;
  renditions: { small: Rendition; large: Rendition };
};

export function factsOf({ original, renditions, ...photo }: StoredPhoto): PhotoFacts {
  const { small, large } = renditions;
  const size_bytes = original.length;
  return { ...photo, size_bytes, renditions: { small: placeOf(small), large: placeOf(large) } };
}

function placeOf({ path, token, width, height }: StoredRendition): Rendition {
  return { path, token, width, height };
}

/** How long before its first album a photo was uploaded. */
const UPLOADED_BEFORE_MILLISECONDS = 4 * 60_000;

/** Every document of demo albums and their photos: all that the shop keeps of them. */
export function albumDocuments(
  drafts: readonly AlbumDraft[],
  photos: readonly PhotoFacts[],
): SeedDocument[] {
  const told = drafts.map((draft) => tellAlbum(draft, photosOf(draft.owner, photos)));
  return [...told.flatMap(documentsOf), ...photos.flatMap((photo) => photoDocuments(photo, told))];
}

function photosOf(owner: string, photos: readonly PhotoFacts[]): PhotosByName {
  const own = photos.filter((photo) => photo.owner === owner);
  return new Map(own.map((photo) => [photo.name, photo]));
}

function documentsOf(told: ToldAlbum): SeedDocument[] {
  const { album } = told;
  return [
    albumDocument(told),
    ...eventDocuments(told),
    ...roundDocuments(told),
    statusDocument(album.id, told, album.status),
    ...queueDocuments(told),
    ...orderDocuments(told),
    ...paymentDocuments(told),
  ];
}

const moment = (time: string | null) => (time === null ? null : new Date(time));

function albumDocument({ album }: ToldAlbum): SeedDocument {
  const { created_at, id, requested_at, updated_at } = album;
  const moments = {
    requested_at: moment(requested_at),
    created_at: moment(created_at),
    updated_at: moment(updated_at),
  };
  return { path: `albums/${id}`, data: { ...album, ...moments } };
}

function eventDocuments({ album, events }: ToldAlbum): SeedDocument[] {
  return events.map((event, index) => ({
    path: `albums/${album.id}/history/${String(index + 1).padStart(6, '0')}`,
    data: { ...event, at: moment(event.at) },
  }));
}

function roundDocuments({ album, rounds }: ToldAlbum): SeedDocument[] {
  return rounds.map((round) => {
    const remarks = Object.entries(round.remarks).map(
      ([id, remark]) => [id, { ...remark, updated_at: moment(remark.updated_at) }] as const,
    );
    return {
      path: `albums/${album.id}/rounds/${String(round.round).padStart(4, '0')}`,
      data: { ...round, begun_at: moment(round.begun_at), remarks: Object.fromEntries(remarks) },
    };
  });
}

function statusDocument(id: string, { album }: ToldAlbum, status: string): SeedDocument {
  const { updated_at, user_id: owner } = album;
  return { path: statusPath(id), data: { owner, status, updated_at: moment(updated_at) } };
}

/** An album in review stands in the queue, taken by nobody. */
function queueDocuments({ album, rounds }: ToldAlbum): SeedDocument[] {
  if (!isInReview(album.status)) return [];
  const { requested_at, ...entry } = {
    ...queueEntry(album),
    open_remarks: Object.keys(rounds.at(-1)?.remarks ?? {}).length,
  };
  return [
    { path: `reviewQueue/${album.id}`, data: { ...entry, requested_at: moment(requested_at) } },
  ];
}

/** The Pending order, in step with its album since the first request. */
function orderDocuments(told: ToldAlbum): SeedDocument[] {
  const { album, events } = told;
  const id = album.pending_order_id;
  const first = events.find(({ to }) => to === 'Requested');
  if (id === null || !first) return [];
  const born = moment(first.at);
  const order = {
    id,
    user_id: album.user_id,
    album_id: album.id,
    order_status: 'Pending',
    payment_status: 'pending',
    album: orderedAlbum(album),
    history: [{ at: born, by: first.by, from: null, to: 'Pending' }],
    created_at: born,
    updated_at: moment(album.updated_at),
  };
  return [{ path: `orders/${id}`, data: order }, statusDocument(id, told, 'Pending')];
}

/** Initial payments by a test card. */
function paymentDocuments({ album, payments }: ToldAlbum): SeedDocument[] {
  return payments.map(({ amountPaise, at, paidBeforePaise }, index) => {
    const transaction_id = `${album.id}-${index + 1}`;
    const id = paymentId(album.user_id, transaction_id);
    const made = moment(at);
    const payment = {
      id,
      user_id: album.user_id,
      transaction_id,
      reference: `PAY${fixedCode(`payment ${transaction_id}`, 8)}`,
      payment_type: 'initial',
      payment_method: 'card',
      payment_status: 'paid',
      amount_paise: amountPaise,
      cart_id: album.id,
      order_id: null,
      placement_id: null,
      paid_before_paise: paidBeforePaise,
      provider: 'sandbox',
      provider_state: {},
      failure: '',
      submitted_at: made,
      refund: 'none',
      created_at: made,
      updated_at: made,
    };
    return { path: `payments/${id}`, data: payment };
  });
}

/** The record of a photo, and where reviewers may see it the document that says so. */
function photoDocuments(photo: PhotoFacts, told: readonly ToldAlbum[]): SeedDocument[] {
  const { id, owner, contentHash, width, height, renditions } = photo;
  const users = told.map(({ album }) => album).filter((album) => keptPhotos(album).includes(id));
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
    used_by: users.map((album) => album.id),
    unused_since: null,
    created_at: new Date(first - UPLOADED_BEFORE_MILLISECONDS),
  };
  const reviewed = users.filter(
    ({ photo_ids, status }) => isInReview(status) && photo_ids.includes(id),
  );
  const album_ids = reviewed.map((album) => album.id);
  const inReview = { path: `photosInReview/${id}`, data: { owner, album_ids } };
  return [{ path: `photos/${id}`, data: record }, ...(album_ids.length > 0 ? [inReview] : [])];
}
