import { photoId } from '@smriti/shared/album/photos';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../../platform/database/stored-fields';

/** uploads/{uid}: the files that the Storage rules let an owner create, and until when. */
export const uploadTicketRecord = storedObject({
  expires_at: storedTime,
  /** Required size in bytes by photo id. */
  files: z.record(photoId, z.int()),
  /** Whether the Storage rules require a sign-in with a second factor. Absent in older tickets. */
  needs_second_factor: z._default(z.boolean(), false),
});
export type UploadTicketRecord = z.output<typeof uploadTicketRecord>;
