import { expect, it } from 'vitest';
import { createStoreWith, createUploadedPhoto } from '../../studio.test-data';
import { appendPhoto } from '../../studio-store';
import { cancelAdding } from './cancel-adding';

it('also removes a photo that is added until the reading is cancelled', async () => {
  const store = createStoreWith(
    createUploadedPhoto('uploaded'),
    createUploadedPhoto('waiting', { state: 'waiting' }),
  );
  const cancelReading = async () => {
    await Promise.resolve();
    appendPhoto(store, createUploadedPhoto('late', { state: 'waiting' }));
  };
  await cancelAdding({ store, cancelReading });
  expect(store.getState().order).toEqual(['uploaded']);
});
