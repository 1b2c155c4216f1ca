import { createHash, randomUUID } from 'node:crypto';
import { paise } from '@smriti/shared/base/money';
import type { AlbumRecord } from '../../functions/src/features/albums/album.records';
import { TEST_COVER } from '../../functions/src/features/albums/album.test-data';
import type { Account } from './accounts';
import { firestore } from './admin';

/** An album of seeded choices: frame ₹5 and paper ₹12 a photo, size ₹399, binding ₹120. */
const CHOICES = { frame_id: 1, paper_type_id: 1, album_size_id: 4, binding_type_id: 2 };
const PHOTOS = 2;
/** Price of one copy and the default initial payment of 20% of it, in paise. */
export const STORED_PRICE_PAISE = paise(55_300);
export const STORED_DUE_PAISE = paise(11_060);

const NAMES = {
  frame: 'Plain',
  paperType: 'Matte',
  albumSize: '8x8',
  bindingType: 'Layflat',
  theme: '',
  lamination: '',
  coverType: '',
  product: '',
};

/** Ids in the format of photo ids; the photos need not exist. */
export function createTestPhotoIds(count: number): string[] {
  return Array.from({ length: count }, () =>
    createHash('sha256').update(randomUUID()).digest('base64url'),
  );
}

function draftOf({ uid }: Pick<Account, 'uid'>, id: string): AlbumRecord {
  const now = new Date().toISOString();
  return {
    id,
    user_id: uid,
    title: 'A week in Munnar',
    status: 'Draft',
    product_type: 'album',
    product_id: null,
    ...CHOICES,
    theme_id: null,
    lamination_id: null,
    cover_type_id: null,
    orientation: null,
    canvas: null,
    names: NAMES,
    names_hi: {},
    photo_ids: createTestPhotoIds(PHOTOS),
    photo_names: {},
    tray_photo_ids: [],
    extra_pages: 0,
    round_photo_ids: [],
    quantity: 1,
    total_price_paise: STORED_PRICE_PAISE,
    initial_due_paise: STORED_DUE_PAISE,
    initial_paid_paise: paise(0),
    print_warnings: [],
    is_placed: false,
    pending_order_id: null,
    version: 1,
    moves: 0,
    recent_moves: [],
    round: 0,
    open_proposals: 0,
    requested_at: null,
    created_at: now,
    updated_at: now,
  };
}

/**
 * Stores an album without the API: by default a Draft with two photos. It has neither photo files nor
 * history.
 */
export async function storeAlbum(
  owner: Pick<Account, 'uid'>,
  changes: Partial<AlbumRecord> = {},
): Promise<AlbumRecord> {
  const { id } = firestore.collection('albums').doc();
  const draft = { ...draftOf(owner, id), ...changes };
  const [first = ''] = draft.photo_ids;
  const cover = { ...TEST_COVER, photo: { ...TEST_COVER.photo, id: first } };
  const album = { cover, ...draft };
  await firestore.doc(`albums/${id}`).set({
    ...album,
    requested_at: album.requested_at && new Date(album.requested_at),
    created_at: new Date(album.created_at),
    updated_at: new Date(album.updated_at),
  });
  return album;
}

/** Stores an album in its first review round, with its entry in the review queue. */
export async function storeRequestedAlbum(
  owner: Pick<Account, 'uid'>,
  changes: Partial<AlbumRecord> = {},
): Promise<AlbumRecord> {
  const requested_at = new Date().toISOString();
  const inReview = { status: 'Requested', round: 1, requested_at } as const;
  const album = await storeAlbum(owner, { ...inReview, ...changes });
  const { id, title, status, product_type, photo_ids, round } = album;
  const since = new Date(album.requested_at ?? requested_at);
  await firestore.doc(`albums/${id}/rounds/${String(round).padStart(4, '0')}`).set({
    round,
    begun_at: since,
    photo_ids,
    remarks: {},
  });
  await firestore.doc(`reviewQueue/${id}`).set({
    album_id: id,
    title,
    status,
    product_type,
    round,
    requested_at: since,
    order_number: album.pending_order_id,
    photos: photo_ids.length,
    cover_photo_id: photo_ids[0] ?? null,
    is_unpaid: album.initial_paid_paise < album.initial_due_paise,
    open_remarks: 0,
    taken_by: null,
    taken_until: null,
  });
  return album;
}

/** The data of a document, or undefined when there is none. */
export async function readDocument(path: string) {
  return (await firestore.doc(path).get()).data();
}
