import { ApiError } from '../../lib/api';
import { photoMessages, studioMessages } from './messages';
import type { StudioOwner } from './owner';

/** Why a design could not be opened, in the shop's words (docs/rules.md#pages-12). */
export function openingFailure(error: unknown, owner: StudioOwner): string {
  const photos = photoMessages.get();
  if (!(error instanceof ApiError)) return studioMessages.get().failed;
  if (owner.kind === 'customer') return studioMessages.get().claimFailed;
  return error.status === 401 ? photos.guestPhotosUnauthorised : photos.guestPhotosFailed;
}
