import { claimGuest } from '@smriti/shared/account/guests';
import { describe, expect, it } from 'vitest';
import { removeStaleGuests } from '../../../functions/src/features/guests/guest-cleanup.service';
import { createTestCustomer } from '../../support/accounts';
import { auth, firestore } from '../../support/admin';
import { jobDepsInDays, jobDeps } from '../../support/deps';
import { callApi, expectAnswer } from '../../support/http';
import {
  fetchGuestRecord,
  createTestGuestWithPhotos,
  fetchGuestImages,
  setLastUsed,
} from '../support/guests';
import { expectNoPhotos, photoIdOf, listPhotoRecordIds } from '../support/photos';

describe('the cleanup of guests', () => {
  it('deletes guests that were not used for 30 days, with photos and account', async () => {
    const { guest: old } = await createTestGuestWithPhotos(2);
    const { guest: recent } = await createTestGuestWithPhotos(1);
    await setLastUsed(old, 30.01);
    await setLastUsed(recent, 29.99);

    expect(await removeStaleGuests(jobDeps)).toBeGreaterThan(0);

    await expectNoPhotos(old.uid);
    expect(await fetchGuestRecord(old)).toBeUndefined();
    await expect(auth.getUser(old.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await fetchGuestImages(recent)).toHaveLength(1);
  });

  it('continues after a guest whose record cannot be read', async () => {
    const { guest: bad } = await createTestGuestWithPhotos(1);
    const { guest: next } = await createTestGuestWithPhotos(1);
    await setLastUsed(bad, 40);
    await setLastUsed(next, 39);
    await firestore.doc(`guests/${bad.uid}`).update({ photo_names: 'none' });
    await removeStaleGuests(jobDeps);
    expect(await fetchGuestRecord(next)).toBeUndefined();
    expect(await fetchGuestRecord(bad)).toBeDefined();
    await firestore.doc(`guests/${bad.uid}`).delete();
  });

  it('uses the injected clock, and may run twice at once', async () => {
    const { guest } = await createTestGuestWithPhotos(1);
    await removeStaleGuests(jobDepsInDays(29));
    expect(await fetchGuestImages(guest)).toHaveLength(1);
    await Promise.all([removeStaleGuests(jobDepsInDays(31)), removeStaleGuests(jobDepsInDays(31))]);
    await expectNoPhotos(guest.uid);
    expect(await fetchGuestRecord(guest)).toBeUndefined();
  });

  it('keeps photos that a customer has claimed', async () => {
    const { guest, files } = await createTestGuestWithPhotos(1);
    const customer = await createTestCustomer();
    const json = { token: guest.token };
    const answer = await callApi('POST', claimGuest.path, { token: customer.idToken, json });
    expectAnswer(answer, claimGuest.response);
    await removeStaleGuests(jobDepsInDays(31));
    expect(await fetchGuestRecord(guest)).toBeUndefined();
    const own = files.map((bytes) => photoIdOf(customer.uid, bytes));
    expect(await listPhotoRecordIds(customer.uid)).toEqual(own);
  });
});
