import { MAX_PHOTO_BYTES } from '@smriti/shared/album/photos';

/** Why a file cannot be a photo of an album (docs/rules.md#photos-1). */
export type FileProblem = 'empty' | 'tooLarge' | 'heic' | 'type' | 'unreadable';

/** What a file's size alone says against it. */
export function sizeProblem({ size }: Blob): FileProblem | null {
  if (size === 0) return 'empty';
  return size > MAX_PHOTO_BYTES ? 'tooLarge' : null;
}
