import { describe, expect, it } from 'vitest';
import { sweepUnusedPhotos } from '../../../functions/src/features/photos/photo-sweep.service';
import { createTestCustomer } from '../../support/accounts';
import { firestore, storage } from '../../support/admin';
import { jobDepsInDays, jobDeps } from '../../support/deps';
import {
  expectNoPhotos,
  createTestPicture,
  listStoredObjects,
  listPhotoRecordIds,
  waitForPhoto,
  uploadPhotoFile,
} from '../support/photos';

describe('the sweep', () => {
  async function unusedFor(days: number, fields: Record<string, unknown> = {}) {
    const customer = await createTestCustomer();
    const id = await uploadPhotoFile(customer, await createTestPicture());
    await waitForPhoto(id, 'ready');
    const unused_since = new Date(Date.now() - days * 86_400_000);
    await firestore.doc(`photos/${id}`).update({ unused_since, ...fields });
    return customer;
  }

  it('deletes photos and files that were unused for 7 days', async () => {
    const gone = await unusedFor(7.01);
    const kept = await unusedFor(6.99);
    expect(await sweepUnusedPhotos(jobDeps)).toBeGreaterThan(0);
    await expectNoPhotos(gone.uid);
    expect(await listStoredObjects(kept.uid)).toHaveLength(3);
    expect(await listPhotoRecordIds(kept.uid)).toHaveLength(1);
  });

  it('uses the injected clock', async () => {
    const customer = await unusedFor(0);
    await sweepUnusedPhotos(jobDepsInDays(6.99));
    expect(await listPhotoRecordIds(customer.uid)).toHaveLength(1);
    await sweepUnusedPhotos(jobDepsInDays(7.01));
    await expectNoPhotos(customer.uid);
  });

  it('keeps photos in use', async () => {
    const used = await unusedFor(30, { unused_since: null, used_by: ['album'] });
    const strange = await unusedFor(30, { used_by: ['album'] });
    await sweepUnusedPhotos(jobDeps);
    expect(await listStoredObjects(used.uid)).toHaveLength(3);
    expect(await listStoredObjects(strange.uid)).toHaveLength(3);
  });

  it('keeps photos that are used after they were found', async () => {
    const customer = await unusedFor(8);
    const [id = ''] = await listPhotoRecordIds(customer.uid);
    const { db } = jobDeps;
    const using: typeof db = {
      ...db,
      transaction: async (work) => {
        await firestore.doc(`photos/${id}`).update({ used_by: ['album'], unused_since: null });
        return db.transaction(work);
      },
    };
    expect(await sweepUnusedPhotos({ ...jobDeps, db: using })).toBe(0);
    expect(await listStoredObjects(customer.uid)).toHaveLength(3);
  });

  it('finishes an interrupted deletion', async () => {
    const customer = await unusedFor(8, { state: 'sweeping' });
    await storage.deleteFiles({ prefix: `renditions/${customer.uid}/` });
    await sweepUnusedPhotos(jobDeps);
    await expectNoPhotos(customer.uid);
  });

  it('may run twice at once', async () => {
    const customer = await unusedFor(8);
    await Promise.all([sweepUnusedPhotos(jobDeps), sweepUnusedPhotos(jobDeps)]);
    await expectNoPhotos(customer.uid);
  });
});
