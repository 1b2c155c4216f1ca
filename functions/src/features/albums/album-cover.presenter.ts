import type { DrawnCover } from '@smriti/shared/album/drawn-cover';
import type { Photo } from '@smriti/shared/album/photos';
import { placePhotoInFrame } from '@smriti/shared/book/photo-placement';
import type { CoverRecord } from './album-cover.records';

/** Rounds to hundredths of a millimetre, far less than a pixel of any drawing. */
const rounded = (mm: number) => Math.round(mm * 100) / 100;

type PictureOf = Pick<Photo, 'thumbnail_url' | 'width' | 'height'>;
type CoverPhoto = NonNullable<CoverRecord['photo']>;

/** The whole photo in its frame, before it is turned by quarters about its middle. */
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

/** The outside of a product with its photo; `photo` is null if it is unknown. */
export function presentCover(cover: CoverRecord, photo: PictureOf | null): DrawnCover {
  const { kind, width, height, material, paper, edge, title } = cover;
  return {
    kind,
    width,
    height,
    material,
    paper,
    edge,
    photo: cover.photo && {
      url: photo?.thumbnail_url ?? null,
      x: rounded(cover.photo.x),
      y: rounded(cover.photo.y),
      w: cover.photo.w,
      h: cover.photo.h,
      angle: cover.photo.angle,
      border: cover.photo.border.width,
      colour: cover.photo.border.colour,
      picture: presentPicture(cover.photo, photo),
    },
    title,
  };
}
