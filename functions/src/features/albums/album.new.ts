import { INITIAL_ALBUM_STATUSES } from '@smriti/shared/album/album-states';
import type { createAlbum } from '@smriti/shared/album/albums';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import { paise } from '@smriti/shared/base/money';
import { refusedFields } from '../../platform/refused-fields';
import { assertComplete, assertTotal, priced, wantedContent } from './album.design';
import { type AlbumChange, type Circumstances, moved, type Wish } from './album.next';
import type { AlbumRecord } from './album.records';

export type NewAlbumForm = OutputOf<(typeof createAlbum)['body']>;

/** A product put in the cart, of which nothing is known yet. */
function blankAlbum(id: string, uid: string, form: NewAlbumForm, now: Date): AlbumRecord {
  const product_id = form.product_id ?? null;
  return {
    id,
    user_id: uid,
    title: '',
    status: 'Cart',
    product_type: form.product_type ?? (product_id === null ? 'album' : 'product'),
    product_id,
    album_size_id: null,
    paper_type_id: null,
    frame_id: null,
    binding_type_id: null,
    theme_id: null,
    lamination_id: null,
    cover_type_id: null,
    orientation: null,
    canvas: null,
    names: {
      ...{ frame: '', paperType: '', albumSize: '', bindingType: '', theme: '' },
      ...{ lamination: '', coverType: '', product: '' },
    },
    photo_ids: [],
    round_photo_ids: [],
    quantity: 1,
    total_price_paise: paise(0),
    initial_due_paise: paise(0),
    initial_paid_paise: paise(0),
    print_warnings: [],
    is_placed: false,
    pending_order_id: null,
    version: 0,
    moves: 0,
    round: 0,
    requested_at: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

/**
 * The album that a form makes.
 * @throws AppError invalid_input, conflict (another price) or business_rule.
 */
export function newAlbum(
  id: string,
  wish: Wish<NewAlbumForm>,
  circumstances: Circumstances,
): AlbumChange {
  const { actor, uid, form } = wish;
  const { catalogue, now } = circumstances;
  if (!INITIAL_ALBUM_STATUSES.includes(form.status)) {
    const message = `must be one of ${INITIAL_ALBUM_STATUSES.join(', ')}`;
    throw refusedFields([{ field: 'status', message }], `status: ${message}`);
  }
  const blank = blankAlbum(id, uid, form, now);
  const content = wantedContent(blank, wish, catalogue);
  const made = priced(blank, content, catalogue);
  if (form.status !== 'Cart') assertComplete(content);
  assertTotal(form.total_price, made.total_price_paise);
  const album = { ...made, quantity: form.quantity ?? 1, version: 1 };
  return {
    before: null,
    after: moved(album, form.status, circumstances),
    move: { by: actor, by_uid: uid, note: '' },
  };
}
