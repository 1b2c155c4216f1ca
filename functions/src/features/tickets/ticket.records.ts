import { photoId } from '@smriti/shared/album/photos';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** uploads/{uid}: what the Storage rules let an owner create, and until when. */
export const ticketRecord = storedObject({
  expires_at: storedTime,
  /** The size in bytes that each photo has to have, by its id. */
  files: z.record(photoId, z.int()),
});
export type TicketRecord = z.output<typeof ticketRecord>;
