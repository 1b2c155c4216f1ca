import { claimGuest } from '@smriti/shared/account/guests';
import { describe, expect, it } from 'vitest';
import { removeStaleGuests } from '../../../functions/src/features/guests/guest-cleanup.service';
import { newCustomer } from '../../support/accounts';
import { auth, firestore } from '../../support/admin';
import { jobDepsInDays, jobDeps } from '../../support/deps';
import { callApi, expectAnswer } from '../../support/http';
import { guestDocument, guestWithPhotos, imagesOf, lastUsed } from '../support/guests';
import { expectNothingOf, idOf, photosOf } from '../support/photos';

describe('the cleanup of guests', () => {
  it('deletes who was not used for 30 days, with photos and account', async () => {
    const { guest: old } = await guestWithPhotos(2);
    const { guest: recent } = await guestWithPhotos(1);
    await lastUsed(old, 30.01);
    await lastUsed(recent, 29.99);

    expect(await removeStaleGuests(jobDeps)).toBeGreaterThan(0);

    await expectNothingOf(old.uid);
    expect(await guestDocument(old)).toBeUndefined();
    await expect(auth.getUser(old.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await imagesOf(recent)).toHaveLength(1);
  });

  it('goes on past a guest whose record cannot be read', async () => {
    const { guest: bad } = await guestWithPhotos(1);
    const { guest: next } = await guestWithPhotos(1);
    await lastUsed(bad, 40);
    await lastUsed(next, 39);
    await firestore.doc(`guests/${bad.uid}`).update({ photo_names: 'none' });
    await removeStaleGuests(jobDeps);
    expect(await guestDocument(next)).toBeUndefined();
    expect(await guestDocument(bad)).toBeDefined();
    await firestore.doc(`guests/${bad.uid}`).delete();
  });

  it('goes by the clock that it is given, and may run twice at once', async () => {
    const { guest } = await guestWithPhotos(1);
    await removeStaleGuests(jobDepsInDays(29));
    expect(await imagesOf(guest)).toHaveLength(1);
    await Promise.all([removeStaleGuests(jobDepsInDays(31)), removeStaleGuests(jobDepsInDays(31))]);
    await expectNothingOf(guest.uid);
    expect(await guestDocument(guest)).toBeUndefined();
  });

  it('leaves the photos to who has claimed them', async () => {
    const { guest, files } = await guestWithPhotos(1);
    const customer = await newCustomer();
    const json = { token: guest.token };
    const answer = await callApi('POST', claimGuest.path, { token: customer.idToken, json });
    expectAnswer(answer, claimGuest.response);
    await removeStaleGuests(jobDepsInDays(31));
    expect(await guestDocument(guest)).toBeUndefined();
    const own = files.map((bytes) => idOf(customer.uid, bytes));
    expect(await photosOf(customer.uid)).toEqual(own);
  });
});
