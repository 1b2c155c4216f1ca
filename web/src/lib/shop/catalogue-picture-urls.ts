import { pictureUrl, smallPicturePath } from '@smriti/shared/catalogue/pictures';
import { config } from '#lib/config.ts';

/** URLs of a catalogue picture: full size and 480 px wide. */
export function cataloguePictureUrls(path: string): { src: string; smallSrc: string } {
  const url = (name: string) =>
    pictureUrl(config.storageOrigin, config.firebase.storageBucket, name);
  return { src: url(path), smallSrc: url(smallPicturePath(path)) };
}
