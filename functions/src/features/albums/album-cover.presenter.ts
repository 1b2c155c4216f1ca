import type { DrawnCover, DrawnPhoto } from '@smriti/shared/album/drawn-cover';
import { isMug } from '@smriti/shared/album/orientation';
import type { Photo } from '@smriti/shared/album/photos';
import { placePhotoInFrame } from '@smriti/shared/book/photo-placement';
import type { CoverPhoto, CoverRecord } from './album-cover.records';

/** Rounds to hundredths of a millimetre, far less than a pixel of any drawing. */
const rounded = (mm: number) => Math.round(mm * 100) / 100;

type PictureOf = Pick<Photo, 'thumbnail_url' | 'width' | 'height'>;

/** The whole photo relative to its frame, before its quarter turns. */
function presentPicture({ w, h, crop }: CoverPhoto, photo: PictureOf | null) {
  const { width = null, height = null } = photo ?? {};
  if (width === null || height === null) return { x: 0, y: 0, w, h, turn: 0 };
  const { picture, mmPerPixel } = placePhotoInFrame({ width, height }, { w, h }, crop);
  const drawn = { w: width * mmPerPixel, h: height * mmPerPixel };
  return {
    x: rounded(picture.x + (picture.w - drawn.w) / 2),
    y: rounded(picture.y + (picture.h - drawn.h) / 2),
    w: rounded(drawn.w),
    h: rounded(drawn.h),
    turn: crop.turn,
  };
}

function presentCoverPhoto(placed: CoverPhoto, photo: PictureOf | null): DrawnPhoto {
  const { x, y, w, h, angle, border } = placed;
  return {
    url: photo?.thumbnail_url ?? null,
    x: rounded(x),
    y: rounded(y),
    w,
    h,
    angle,
    border: border.width,
    colour: border.colour,
    picture: presentPicture(placed, photo),
  };
}

/**
 * The outside of a product with its photos.
 * @param product name of the product, which tells a mug from a print in covers of earlier releases
 * @param findPhoto returns null for an unknown photo
 */
export function presentCover(
  cover: CoverRecord,
  product: string,
  findPhoto: (id: string) => PictureOf | null,
): DrawnCover {
  const { kind, mug, width, height, material, paper, edge, photo, collage, title } = cover;
  const present = (placed: CoverPhoto) => presentCoverPhoto(placed, findPhoto(placed.id));
  return {
    kind: kind === 'sheet' && isMug({ title: product, mug }) ? 'mug' : kind,
    width,
    height,
    material,
    paper,
    edge,
    photo: photo && present(photo),
    ...(collage && { collage: collage.map(present) }),
    title,
  };
}
