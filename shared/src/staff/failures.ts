import * as z from 'zod/mini';
import { albumStatus } from '../album/album-states';
import { photoId } from '../album/photos';
import { endpoint } from '../base/endpoint';
import { documentId } from '../base/ids';
import { isoTime } from '../base/time';
import { MAX_STAFF_PAGE_SIZE, staffListQuery } from '../base/lists';

const query = z.strictObject({ cursor: staffListQuery.cursor, limit: staffListQuery.limit });

const mailId = documentId(/^[\w-]{1,200}$/, 'must be the id of a mail');

/** Schema of a selection from a list of failures: at least one id, at most one page of ids. */
function someOf<S extends z.ZodMiniType>(id: S) {
  return z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_STAFF_PAGE_SIZE)),
  });
}

/** An email that no mail server accepted. */
const failedMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  queued_at: isoTime,
  failed_at: isoTime,
  attempts: z.int(),
  /** Answer of the mail server; '' without one. */
  reason: z.string(),
});

/** Emails that could not be sent, newest first; stored for 90 days. */
export const listFailedMails = endpoint({
  method: 'GET',
  path: '/mails/failed',
  query,
  response: z.object({ mails: z.array(failedMail) }),
});

/**
 * Queues failed emails again, with new attempts. Those already queued, sent or deleted are skipped, so that a
 * repeated call sends once.
 */
export const sendMailsAgain = endpoint({
  method: 'POST',
  path: '/mails/send-again',
  body: someOf(mailId),
  /** Number of queued emails. */
  response: z.object({ queued: z.int() }),
});

/** A photo that could not be read; its customer has to upload another one. */
const failedPhoto = z.object({
  id: z.string(),
  uploaded_at: isoTime,
  size_bytes: z.int(),
  customer: z.object({ uid: z.string(), name: z.string() }),
  /** Albums that contain it; empty when it is in an unsaved design. */
  albums: z.array(z.object({ id: z.string(), title: z.string(), status: albumStatus })),
});

/** Photos that could not be read, newest first. */
export const listFailedPhotos = endpoint({
  method: 'GET',
  path: '/photos/failed',
  query,
  response: z.object({ photos: z.array(failedPhoto) }),
});

/** Reads failed photos again, with new attempts. Those being read, or read successfully, are skipped. */
export const reprocessPhotos = endpoint({
  method: 'POST',
  path: '/photos/read-again',
  body: someOf(photoId),
  response: z.object({
    /** Number of photos now being read. */
    begun: z.int(),
    /** Number of photos without a file; their customers have to upload them again. */
    missing: z.int(),
  }),
});
