import { printQuality, type PrintQuality } from '@smriti/shared/album/print-resolution';
import { placePhotoInFrame, type PhotoPlacement } from '@smriti/shared/book/photo-placement';
import type { PhotoFacts } from '@smriti/shared/book/photo-facts';
import type { PhotoItem } from '@smriti/shared/book/scene';

/** Data of a photo for drawing the photo on spreads. */
export interface ShownPhoto {
  /** Position in the album, from 1. */
  place: number;
  /** Width in pixels after EXIF rotation; null until known. */
  width: number | null;
  height: number | null;
  /** URLs of the renditions of at most 400 and 1600 px; null until rendered. */
  small: string | null;
  large: string | null;
  /** Faces of people, packed as in the photo's facts; missing if unknown. */
  faces?: string | undefined;
}

export type ShownPhotos = ReadonlyMap<string, ShownPhoto>;

/**
 * Scale and position of a photo in its frame; null while the photo or its dimensions are unknown.
 */
export function photoPlacement(
  { photo: id, w, h, crop }: PhotoItem,
  photos: ShownPhotos,
): (PhotoPlacement & { quality: PrintQuality }) | null {
  const { width = null, height = null } = (id !== null && photos.get(id)) || {};
  if (width === null || height === null) return null;
  const placed = placePhotoInFrame({ width, height }, { w, h }, crop);
  return { ...placed, quality: printQuality(placed.dpi) };
}

interface Pictured {
  id: string;
  sequence: number;
  width: number | null;
  height: number | null;
  thumbnail_url: string | null;
  image_url: string | null;
  facts?: Pick<PhotoFacts, 'faces'> | undefined;
}

/** Photos of an album, prepared for drawing its book. */
export function toShownPhotos(images: readonly Pictured[]): ShownPhotos {
  return new Map(
    images.map(({ id, sequence, width, height, thumbnail_url, image_url, facts }) => [
      id,
      {
        place: sequence,
        width,
        height,
        small: thumbnail_url,
        large: image_url,
        faces: facts?.faces,
      },
    ]),
  );
}
