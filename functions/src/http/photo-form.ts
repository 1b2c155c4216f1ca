import { PHOTOS_FIELD } from '@smriti/shared/album/albums';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@smriti/shared/album/photos';
import type { MultipartOptions } from './multipart';

const MEBIBYTE = 1024 * 1024;

/**
 * Forms with photos. The platform takes 32 MiB for a request and answers what is above it by itself;
 * below that we can still say what to do instead (design.md section 9).
 */
export const PHOTO_FORM: MultipartOptions = {
  fileFields: [PHOTOS_FIELD],
  maxFiles: MAX_PHOTOS,
  maxFileBytes: MAX_PHOTO_BYTES,
  whole: {
    bytes: 31 * MEBIBYTE,
    message:
      'These photos are too large for one form: at most 31 MB in all. Upload larger sets straight to Cloud Storage and send their ids as images, or send the photos in several forms.',
  },
};
