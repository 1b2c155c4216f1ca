import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { pictureUploadPath } from '@smriti/shared/catalogue/picture-uploads';
import { expect, it } from 'vitest';
import { renderStoredCataloguePicture } from '../../../functions/src/features/catalogue/pictures/catalogue-picture-rendering.service';
import { firestore, storage } from '../../support/admin';
import { depsWithFailingReadsOfAnyObject, depsWithFailingReads } from '../../support/deps';
import { createTestPicture } from '../support/photos';

const newId = () => randomBytes(32).toString('base64url');

async function pictureDocument(id: string) {
  return (await firestore.doc(`cataloguePictures/${id}`).get()).data();
}

it('counts an attempt before a catalogue picture is read, and gives up at the third', async () => {
  const id = newId();
  const reading = () =>
    renderStoredCataloguePicture(depsWithFailingReadsOfAnyObject, pictureUploadPath(id));
  for (const attempts of [1, 2, 3]) {
    await expect(reading()).rejects.toThrow('killed');
    expect(await pictureDocument(id)).toMatchObject({ state: 'processing', attempts });
  }
  expect(await reading()).toBe('given up');
  expect(await pictureDocument(id)).toMatchObject({ state: 'failed', attempts: 0 });
});

it('deletes an encoded catalogue picture unread', async () => {
  const id = newId();
  const file = storage.file(pictureUploadPath(id));
  const metadata = { contentType: 'image/jpeg', contentEncoding: 'gzip' };
  await file.save(gzipSync(await createTestPicture()), { resumable: false, metadata });
  // 'gone' if the emulator's trigger handled the upload first
  const outcome = await renderStoredCataloguePicture(depsWithFailingReads, pictureUploadPath(id));
  expect(['unreadable', 'gone']).toContain(outcome);
  expect(await file.exists()).toEqual([false]);
  await expect.poll(async () => (await pictureDocument(id))?.['state'] as unknown).toBe('failed');
});
