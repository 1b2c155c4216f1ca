import { photoState } from '@smriti/shared/album/photos';
import * as z from 'zod/mini';
import { storedTime } from '../../platform/stored-fields';

/** cataloguePictures/{id}: a picture that was uploaded for the catalogue. */
export const pictureRecord = z.strictObject({
  id: z.string(),
  state: photoState,
  /** Of its largest rendition; null until it is made. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** How often it was begun to be rendered. */
  attempts: z.int(),
  created_at: storedTime,
});
export type PictureRecord = z.output<typeof pictureRecord>;
