import { photoId } from '@smriti/shared/album/photos';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../../platform/database/stored-fields';

/** uploads/{uid}: what the Storage rules let an owner create, and until when. */
export const ticketRecord = storedObject({
  expires_at: storedTime,
  /** The size in bytes that each photo has to have, by its id. */
  files: z.record(photoId, z.int()),
  /** Whether the rules take uploads of sign-ins with a second factor only. Absent before it existed. */
  needs_second_factor: z._default(z.boolean(), false),
});
export type TicketRecord = z.output<typeof ticketRecord>;
