import { randomUUID } from 'node:crypto';
import type { Account } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { createTestPicture, waitForPhoto, uploadPhotoFile } from './photos';

/** Stores a mail whose delivery has failed for good. @returns its id */
export async function storeFailedMail(): Promise<string> {
  const id = randomUUID();
  const message = {
    subject: 'Your album',
    text: 'Hello',
    html: 'Hello',
    messageId: `<${id}@shop>`,
  };
  const [startTime, endTime] = [new Date('2026-01-01'), new Date('2100-01-02')];
  await firestore.doc(`mail/${id}`).set({
    to: 'asha@smriti.test',
    message: { ...message, date: startTime },
    delivery: {
      state: 'ERROR',
      attempts: 10,
      error: '550 No such mailbox',
      due_at: null,
      startTime,
      endTime,
      leaseExpireTime: null,
    },
  });
  return id;
}

/** Uploads a photo and marks it as failed after the last attempt. @returns its id */
export async function uploadFailedPhoto(owner: Account): Promise<string> {
  const id = await uploadPhotoFile(owner, await createTestPicture());
  await waitForPhoto(id, 'ready');
  await firestore.doc(`photos/${id}`).update({ state: 'failed', attempts: 3, renditions: null });
  return id;
}
