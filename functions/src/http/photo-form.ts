import { PHOTOS_FIELD } from '@smriti/shared/album/albums';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@smriti/shared/album/photos';
import type { MultipartOptions } from './multipart';

const MEBIBYTE = 1024 * 1024;

/**
 * Limits of forms with photos. The platform rejects requests above 32 MiB with its own error; below that
 * the API can explain what to do (docs/rules.md#photos-3).
 */
export const PHOTO_FORM_LIMITS: MultipartOptions = {
  fileFields: [PHOTOS_FIELD],
  maxFiles: MAX_PHOTOS,
  tooManyFiles: `A form takes at most ${MAX_PHOTOS} photos.`,
  maxFileBytes: MAX_PHOTO_BYTES,
  whole: {
    bytes: 31 * MEBIBYTE,
    message:
      'These photos are too large for one form: at most 31 MB in all. Upload larger sets straight to Cloud Storage and send their ids as images, or send the photos in several forms.',
  },
};

/** Maximum photos in a guest's form; low, because anyone can become a guest. */
const GUEST_FORM_PHOTOS = 20;

/** Limits of guests' forms with photos. */
export const GUEST_PHOTO_FORM_LIMITS: MultipartOptions = {
  ...PHOTO_FORM_LIMITS,
  maxFiles: GUEST_FORM_PHOTOS,
  tooManyFiles: `A form takes at most ${GUEST_FORM_PHOTOS} photos here: please send them in several forms.`,
};
