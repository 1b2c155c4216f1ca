import { describe, expect, it } from 'vitest';
import { sweepUnusedPhotos } from '../../../functions/src/features/photos/photo-sweep.service';
import { newCustomer } from '../../support/accounts';
import { firestore, storage } from '../../support/admin';
import { jobDepsInDays, jobDeps } from '../../support/deps';
import {
  expectNothingOf,
  newPicture,
  objectsOf,
  photosOf,
  untilPhoto,
  upload,
} from '../support/photos';

describe('the sweep', () => {
  async function unusedFor(days: number, fields: Record<string, unknown> = {}) {
    const customer = await newCustomer();
    const id = await upload(customer, await newPicture());
    await untilPhoto(id, 'ready');
    const unused_since = new Date(Date.now() - days * 86_400_000);
    await firestore.doc(`photos/${id}`).update({ unused_since, ...fields });
    return customer;
  }

  it('deletes what nobody has used for 7 days, files and all', async () => {
    const gone = await unusedFor(7.01);
    const kept = await unusedFor(6.99);
    expect(await sweepUnusedPhotos(jobDeps)).toBeGreaterThan(0);
    await expectNothingOf(gone.uid);
    expect(await objectsOf(kept.uid)).toHaveLength(3);
    expect(await photosOf(kept.uid)).toHaveLength(1);
  });

  it('goes by the clock that it is given', async () => {
    const customer = await unusedFor(0);
    await sweepUnusedPhotos(jobDepsInDays(6.99));
    expect(await photosOf(customer.uid)).toHaveLength(1);
    await sweepUnusedPhotos(jobDepsInDays(7.01));
    await expectNothingOf(customer.uid);
  });

  it('leaves alone what is used, since whenever', async () => {
    const used = await unusedFor(30, { unused_since: null, used_by: ['album'] });
    const strange = await unusedFor(30, { used_by: ['album'] });
    await sweepUnusedPhotos(jobDeps);
    expect(await objectsOf(used.uid)).toHaveLength(3);
    expect(await objectsOf(strange.uid)).toHaveLength(3);
  });

  it('leaves alone what comes into use after it was found', async () => {
    const customer = await unusedFor(8);
    const [id = ''] = await photosOf(customer.uid);
    const { db } = jobDeps;
    const using: typeof db = {
      ...db,
      transaction: async (work) => {
        await firestore.doc(`photos/${id}`).update({ used_by: ['album'], unused_since: null });
        return db.transaction(work);
      },
    };
    expect(await sweepUnusedPhotos({ ...jobDeps, db: using })).toBe(0);
    expect(await objectsOf(customer.uid)).toHaveLength(3);
  });

  it('ends what an earlier one left half-way', async () => {
    const customer = await unusedFor(8, { state: 'sweeping' });
    await storage.deleteFiles({ prefix: `renditions/${customer.uid}/` });
    await sweepUnusedPhotos(jobDeps);
    await expectNothingOf(customer.uid);
  });

  it('may run twice at once', async () => {
    const customer = await unusedFor(8);
    await Promise.all([sweepUnusedPhotos(jobDeps), sweepUnusedPhotos(jobDeps)]);
    await expectNothingOf(customer.uid);
  });
});
