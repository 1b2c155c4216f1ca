import * as z from 'zod/mini';
import { albumStatus } from '../album/album-states';
import { endpoint } from '../base/endpoint';
import { isoTime } from '../base/time';
import { staffList } from './lists';

const query = z.strictObject({ cursor: staffList.cursor, limit: staffList.limit });

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
