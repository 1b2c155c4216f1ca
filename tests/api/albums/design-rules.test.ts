import { getAlbum, listAlbums } from '@smriti/shared/album/albums';
import { getApprovalProduct } from '@smriti/shared/album/approval';
import { getInitialDue } from '@smriti/shared/payment/payments';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestCustomer } from '../../support/accounts';
import { firestore } from '../../support/admin';
import {
  toSequencedPhotos,
  expectCreatedAlbum,
  callCreateAlbum,
  callUpdateAlbum,
  storePhotoRecords,
} from '../../support/designs';
import { callApi, expectAnswer, expectError } from '../../support/http';

let owner: Account;

beforeAll(async () => {
  owner = await createTestCustomer();
});

const photos = async (count: number) => toSequencedPhotos(await storePhotoRecords(owner, count));
const CANVAS = {
  title: 'Sea',
  product_type: 'canvas',
  album_size_id: 3,
  frame_id: 1,
  edge_style: 'wrapped',
};
/** Pocket Prints, Pack of Eight: size ₹39, card stock ₹6 per page with one photo. */
const PACK = {
  title: 'Eight of us',
  product_id: 56,
  album_size_id: 1,
  paper_type_id: 8,
  binding_type_id: 6,
  lamination_id: 1,
  cover_type_id: 5,
};

describe('a canvas print', () => {
  it('costs its size, its frame and the canvas paper, which is chosen automatically', async () => {
    const album = expectCreatedAlbum(
      await callCreateAlbum(owner, { ...CANVAS, images: await photos(1), total_price: 624 }),
    );
    expect(album).toMatchObject({ total_price: 624, paperType: 'Canvas 380 gsm' });
  });

  it('accepts canvas sizes and canvas paper only', async () => {
    const images = await photos(1);
    const small = await callCreateAlbum(owner, { ...CANVAS, images, album_size_id: 1 });
    expect(expectError(small, 400).details).toMatchObject([
      {
        field: 'album_size_id',
        message: 'This size is not for canvas prints. Please choose another.',
      },
    ]);
    const matte = await callCreateAlbum(owner, { ...CANVAS, images, paper_type_id: 1 });
    expect(expectError(matte, 400).details).toMatchObject([
      {
        field: 'paper_type_id',
        message: 'This paper is not for canvas prints. Please choose another.',
      },
    ]);
  });

  it('of an earlier release without a paper can be requested at the current price', async () => {
    const { id } = expectCreatedAlbum(
      await callCreateAlbum(owner, { ...CANVAS, images: await photos(1) }),
    );
    await firestore.doc(`albums/${id}`).update({ paper_type_id: null, total_price_paise: 20_400 });
    const stale = await callUpdateAlbum(owner, id, { status: 'Requested', total_price: 204 });
    expect(expectError(stale, 409).details).toEqual({ total_price: 624 });
    expect(
      expectCreatedAlbum(
        await callUpdateAlbum(owner, id, { status: 'Requested', total_price: 624 }),
      ),
    ).toMatchObject({
      status: 'Requested',
      total_price: 624,
    });
  });
});

describe('a draft whose price has changed since the last save', () => {
  const read = (path: string) => callApi('GET', path, { token: owner.idToken });
  const answersOf = async (id: string) => {
    const [one, list, proof] = await Promise.all([
      read(`/albums/${id}`),
      read(`/albums?user_id=${owner.uid}`),
      read(`/approval-products/${id}`),
    ]);
    return [
      expectAnswer(one, getAlbum.response).album,
      expectAnswer(list, listAlbums.response).albums.find((album) => album.id === id),
      expectAnswer(proof, getApprovalProduct.response),
    ];
  };

  it('has the current price and amount due in every answer', async () => {
    const { id, initial_due } = expectCreatedAlbum(
      await callCreateAlbum(owner, { ...CANVAS, images: await photos(1) }),
    );
    const saved = { total_price_paise: 54_400, initial_due_paise: 10_880 };
    await firestore.doc(`albums/${id}`).update(saved);
    for (const album of await answersOf(id)) {
      expect(album).toMatchObject({ total_price: 624, saved_price: 544, initial_due });
    }
    const due = await read(`/payments/initial-due/${id}`);
    expect(expectAnswer(due, getInitialDue.response).amount).toBe(initial_due);

    expectCreatedAlbum(await callUpdateAlbum(owner, id, { status: 'Requested', total_price: 624 }));
    await firestore.doc(`albums/${id}`).update(saved);
    for (const album of await answersOf(id)) {
      expect(album).toMatchObject({ total_price: 544, initial_due: 108.8 });
      expect(album).not.toHaveProperty('saved_price');
    }
  });
});

describe('a product with a fixed number of photos', () => {
  const wrongCount = (answer: Parameters<typeof expectError>[0]) =>
    expectError(answer, 422).message;
  const EIGHT = 'This product takes 8 photos, or 1 photo 8 times.';

  it('is saved with any number, priced for its own, and requested with that number only', async () => {
    const three = expectCreatedAlbum(
      await callCreateAlbum(owner, { ...PACK, images: await photos(3) }),
    );
    const price = three.total_price;
    expect(wrongCount(await callUpdateAlbum(owner, three.id, { status: 'Requested' }))).toBe(EIGHT);
    const images = await photos(8);
    const whole = expectCreatedAlbum(
      await callUpdateAlbum(owner, three.id, { status: 'Requested', images }),
    );
    expect(whole).toMatchObject({ status: 'Requested', total_price: price });
  });

  it('accepts one photo for all of them, at the same price', async () => {
    const form = { ...PACK, status: 'Requested' };
    const images = await photos(1);
    const repeated = expectCreatedAlbum(await callCreateAlbum(owner, { ...form, images }));
    const whole = expectCreatedAlbum(
      await callCreateAlbum(owner, { ...form, images: await photos(8) }),
    );
    expect(repeated).toMatchObject({ status: 'Requested', total_price: whole.total_price });
    expect(repeated.images).toHaveLength(1);
  });

  it('cannot be created as a request with another number', async () => {
    const images = await photos(9);
    expect(wrongCount(await callCreateAlbum(owner, { ...PACK, status: 'Requested', images }))).toBe(
      EIGHT,
    );
  });
});
