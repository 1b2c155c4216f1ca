import { expect, it, vi } from 'vitest';
import { ALBUM_PLAN, createStoreWith } from '../../studio.test-data';
import { addSharedPhotos } from './add-shared-photos';

const share = vi.hoisted(() => ({
  files: [new File(['x'], 'goa.jpg')],
  refused: [{ name: 'film.jpg', problem: 'tooLarge' }],
  isAccepted: true,
  forget: vi.fn(() => Promise.resolve()),
}));
vi.mock('#lib/uploads/shared-photos.ts', () => ({
  readSharedPhotos: () => Promise.resolve(share),
}));

it('adds shared photos to the design, lists refused ones, and deletes all from the store afterwards', async () => {
  const store = createStoreWith();
  const addFiles = vi.fn(() => {
    expect(share.forget).not.toHaveBeenCalled();
    return Promise.resolve();
  });
  await addSharedPhotos({ plan: ALBUM_PLAN, store, addFiles }, 0);
  expect(addFiles).toHaveBeenCalledWith(share.files);
  expect(store.getState().notices).toEqual(share.refused);
  expect(share.forget).toHaveBeenCalledTimes(1);
});

it.each([{ type: 'canvas' }, { albumId: 'goa' }] as const)(
  'adds no shared photos to a canvas or to an existing album: %j',
  async (plan) => {
    const addFiles = vi.fn(() => Promise.resolve());
    await addSharedPhotos(
      { plan: { ...ALBUM_PLAN, ...plan }, store: createStoreWith(), addFiles },
      0,
    );
    expect(addFiles).not.toHaveBeenCalled();
  },
);

it('adds no photos to a design before the user accepts them', async () => {
  share.isAccepted = false;
  const addFiles = vi.fn(() => Promise.resolve());
  const store = createStoreWith();
  await addSharedPhotos({ plan: ALBUM_PLAN, store, addFiles }, 0);
  expect(addFiles).not.toHaveBeenCalled();
  expect(store.getState().notices).toEqual([]);
});
