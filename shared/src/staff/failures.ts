import * as z from 'zod/mini';
import { albumStatus } from '../album/album-states';
import { photoId } from '../album/photos';
import { endpoint } from '../base/endpoint';
import { documentId } from '../base/ids';
import { isoTime } from '../base/time';
import { MAX_STAFF_PAGE, staffList } from '../base/lists';

const query = z.strictObject({ cursor: staffList.cursor, limit: staffList.limit });

const mailId = documentId(/^[\w-]{1,200}$/, 'must be the id of a mail');

/** Some records of one of these lists, at most a page of it. */
function someOf<S extends z.ZodMiniType>(id: S) {
  return z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_STAFF_PAGE)) });
}

/** A message that no mail server took on. */
const failedMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  queued_at: isoTime,
  failed_at: isoTime,
  attempts: z.int(),
  /** What the mail server said of it; '' where it said nothing. */
  reason: z.string(),
});

/** Messages that were given up, the newest first; they are kept for 90 days. */
export const listFailedMails = endpoint({
  method: 'GET',
  path: '/mails/failed',
  query,
  response: z.object({ mails: z.array(failedMail) }),
});

/**
 * Queues messages that were given up once more, as if they were new. One that is queued, sent or gone
 * by now is left alone, so that asking twice sends once.
 */
export const sendMailsAgain = endpoint({
  method: 'POST',
  path: '/mails/send-again',
  body: someOf(mailId),
  /** How many were queued. */
  response: z.object({ queued: z.int() }),
});

/** A photo that could not be read: its customer has to upload another one. */
const failedPhoto = z.object({
  id: z.string(),
  uploaded_at: isoTime,
  size_bytes: z.int(),
  customer: z.object({ uid: z.string(), name: z.string() }),
  /** The albums that it is in; none where it is in an unsaved design. */
  albums: z.array(z.object({ id: z.string(), title: z.string(), status: albumStatus })),
});

/** Photos of which no picture could be made, the newest first. */
export const listFailedPhotos = endpoint({
  method: 'GET',
  path: '/photos/failed',
  query,
  response: z.object({ photos: z.array(failedPhoto) }),
});

/**
 * Reads photos again of which no picture could be made, with as many attempts as new ones have. One
 * that is being read, or was, is left alone.
 */
export const readPhotosAgain = endpoint({
  method: 'POST',
  path: '/photos/read-again',
  body: someOf(photoId),
  response: z.object({
    /** How many are read now. */
    begun: z.int(),
    /** How many have no file any more: their customers have to upload them again. */
    missing: z.int(),
  }),
});
