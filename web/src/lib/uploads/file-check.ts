import { MAX_PHOTO_BYTES } from '@smriti/shared/album/photos';

/**
 * Why a file cannot be an album photo (docs/rules.md#photos-1). `heic`: the shop does not accept
 * HEIC; `heicUnreadable`: the HEIC photo could not be converted; `heicNotLoaded`: the code that
 * converts HEIC photos could not be loaded.
 */
export type FileProblem =
  | 'empty'
  | 'tooLarge'
  | 'heic'
  | 'heicUnreadable'
  | 'heicNotLoaded'
  | 'type'
  | 'unreadable';

/** Problem with the size of a file; null if none. */
export function findSizeProblem({ size }: Blob): FileProblem | null {
  if (size === 0) return 'empty';
  return size > MAX_PHOTO_BYTES ? 'tooLarge' : null;
}
