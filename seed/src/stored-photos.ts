import { RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import type { PhotoFacts } from '@smriti/shared/book/photo-facts';
import { readFile } from 'node:fs/promises';
import { computePhotoFacts } from '../../functions/src/features/photos/photo-facts.domain.ts';
import {
  computeContentHash,
  derivePhotoId,
} from '../../functions/src/features/photos/photo-ids.domain.ts';
import { renditionPath } from '../../functions/src/features/photos/photo.storage.ts';
import {
  type RenderedCopy,
  renderPicture,
} from '../../functions/src/platform/pictures/pictures.ts';
import { deriveDownloadToken } from './data/fixed-values.ts';
import type { DemoPhoto } from './demo-files.ts';

export interface StoredRendition extends RenderedCopy {
  path: string;
  token: string;
}

/** A demo customer's photo with its original, renditions and facts. */
export interface StoredPhoto extends Omit<DemoPhoto, 'file'> {
  id: string;
  contentHash: string;
  /** The JPEG file. */
  original: Buffer;
  renditions: { small: StoredRendition; large: StoredRendition };
  /** Image analysis of the photo, from which books are laid out. */
  facts: PhotoFacts;
}

/** Reads photos, and makes their renditions and facts with the shop's code. */
export async function createPhotos(photos: readonly DemoPhoto[]): Promise<StoredPhoto[]> {
  const stored: StoredPhoto[] = [];
  for (const { file, ...photo } of photos) {
    stored.push(await createStoredPhoto(photo, await readFile(file)));
  }
  return stored;
}

export async function createStoredPhoto(
  photo: Omit<DemoPhoto, 'file'>,
  original: Buffer,
): Promise<StoredPhoto> {
  const contentHash = computeContentHash(original);
  const id = derivePhotoId(photo.owner, contentHash);
  const { picture, renditions, pixels, exif } = await renderPicture(original, [
    RENDITION_WIDTHS.large,
    RENDITION_WIDTHS.small,
  ]);
  const stored = (size: keyof typeof RENDITION_WIDTHS, copy?: RenderedCopy): StoredRendition => {
    if (!copy) throw new Error(`${photo.name} has no rendition '${size}'`);
    const path = renditionPath({ owner: photo.owner, id }, size);
    return { ...copy, path, token: deriveDownloadToken(path) };
  };
  const [large, small] = renditions;
  return {
    ...photo,
    id,
    contentHash,
    original,
    renditions: { small: stored('small', small), large: stored('large', large) },
    facts: computePhotoFacts(pixels, { ...picture, exif }),
  };
}
