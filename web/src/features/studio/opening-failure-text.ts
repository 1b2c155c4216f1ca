import { ApiError } from '#lib/api/api.ts';
import { photoMessages, studioMessages } from './messages';
import type { StudioOwner } from './studio-owner';

/** Codes of claim errors that the user can resolve by waiting or by making room. */
const EXPLAINED = new Set<ApiError['code']>(['conflict', 'business_rule']);

function claimFailure(error: ApiError): string {
  const { claimFailed } = studioMessages.get();
  return EXPLAINED.has(error.code) ? `${claimFailed} ${error.message}` : claimFailed;
}

/** Error message for a design that could not be opened (docs/rules.md#pages-12). */
export function openingFailureText(error: unknown, owner: StudioOwner): string {
  const photos = photoMessages.get();
  if (!(error instanceof ApiError)) return studioMessages.get().failed;
  if (owner.kind === 'customer') return claimFailure(error);
  return error.status === 401 ? photos.guestPhotosUnauthorised : photos.guestPhotosFailed;
}
