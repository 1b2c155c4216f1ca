import { ApiError } from '#lib/api/api.ts';
import { photoMessages, studioMessages } from './messages';
import type { StudioOwner } from './owner';

/** Error codes of a refused claim that the user can act on: wait, or make room. */
const EXPLAINED = new Set<ApiError['code']>(['conflict', 'business_rule']);

function claimFailure(error: ApiError): string {
  const { claimFailed } = studioMessages.get();
  return EXPLAINED.has(error.code) ? `${claimFailed} ${error.message}` : claimFailed;
}

/** Why a design could not be opened, as a message to show (docs/rules.md#pages-12). */
export function openingFailure(error: unknown, owner: StudioOwner): string {
  const photos = photoMessages.get();
  if (!(error instanceof ApiError)) return studioMessages.get().failed;
  if (owner.kind === 'customer') return claimFailure(error);
  return error.status === 401 ? photos.guestPhotosUnauthorised : photos.guestPhotosFailed;
}
