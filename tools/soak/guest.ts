import { createAlbum, deleteAlbum } from '@smriti/shared/album/albums';
import {
  claimGuest,
  createGuest,
  getGuestDesign,
  updateGuestDesign,
  updateGuestImages,
  verifyGuest,
} from '@smriti/shared/account/guests';
import { getDraft, listDrafts } from '@smriti/shared/album/drafts';
import { signedInByCustomToken } from '../bench/shop-client.ts';
import { newRegistered } from './people.ts';
import { inOrder, type Pictures, uploadPhotos } from './photos.ts';
import { ask, lookAround, type Shop } from './shop.ts';
import { GOA_DRAFT_FORM } from '../../tests/support/draft-forms.ts';

const PHOTOS = 2;

/** The way of guests: photos and a design without an account; each second one makes an account then. */
export function guestWalk(shop: Shop, { small }: Pictures) {
  return async (turn: number): Promise<void> => {
    const { token, custom_token, data } = await ask(shop, null, createGuest, { body: {} });
    const { guest_id } = data;
    shop.uids.add(guest_id);
    const guest = { token };
    const storage = await signedInByCustomToken(shop.origins, guest_id, custom_token);
    const ids = await uploadPhotos(shop, { api: guest, storage }, small, PHOTOS);
    const images = inOrder(ids);
    await ask(shop, guest, updateGuestImages, { body: { guest_id, images } });
    await lookAround(shop);
    await ask(shop, guest, updateGuestDesign, { body: { form: GOA_DRAFT_FORM, images } });
    await ask(shop, guest, verifyGuest);
    await ask(shop, guest, getGuestDesign);
    await lookAround(shop);
    if (turn % 2 === 0) return;
    const customer = await newRegistered(shop);
    const { draft, moved } = await ask(shop, customer, claimGuest, { body: { token } });
    if (!draft) throw new Error('the design did not become a draft');
    await ask(shop, customer, listDrafts);
    await ask(shop, customer, getDraft, { params: { id: draft.id } });
    await lookAround(shop);
    const body = {
      title: 'Goa',
      album_size_id: 4,
      paper_type_id: 1,
      frame_id: 1,
      binding_type_id: 2,
      images: inOrder(moved.map(({ photo }) => photo.id)),
      draft_id: draft.id,
    };
    const made = await ask(shop, customer, createAlbum, { body });
    await lookAround(shop);
    await ask(shop, customer, deleteAlbum, { params: { id: made.data.album.id } });
  };
}
