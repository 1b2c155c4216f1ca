import { coverMaterial, STAMP_COLOURS } from '@smriti/shared/book/cover-materials';
import { MATERIAL_COLOURS } from '@smriti/shared/book/material-colours';
import { coverGeometry } from '@smriti/shared/book/page';
import type { Book, PhotoItem, Spread, TextItem } from '@smriti/shared/book/scene';
import { isMug } from '@smriti/shared/album/orientation';
import { orientedSize } from '@smriti/shared/album/print-resolution';
import { MM_PER_INCH } from '@smriti/shared/book/photo-placement';
import { THEME_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import type { CatalogueRecords } from '../catalogue/catalogue.domain';
import { findChosenRecords } from '../catalogue/chosen-records.domain';
import type { CoverPhoto, CoverRecord } from './album-cover.records';
import type { AlbumContent } from './album-content.domain';
import type { AlbumRecord } from './album.records';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The visible front of a closed book or calendar, or the only or first face of another product. */
function frontFace(book: Book): { spread: Spread | null; front: Box } {
  if (book.cover) return { spread: book.cover, front: coverGeometry(book).front };
  const { w, h } = book.page;
  return { spread: book.spreads[0] ?? null, front: { x: 0, y: 0, w, h } };
}

const isInside = (front: Box, { x, y, w, h }: Box) => {
  const [across, down] = [x + w / 2 - front.x, y + h / 2 - front.y];
  return across >= 0 && across <= front.w && down >= 0 && down <= front.h;
};

/** Visible part of a photo that covers its frame around its middle. */
const MIDDLE_CROP = { x: 0.5, y: 0.5, zoom: 1, turn: 0 } as const;
const NO_BORDER = { width: 0, colour: '#ffffff' };

/** Maximum number of photos of a collage: lists read each of them. */
export const MAX_COLLAGE_PHOTOS = 6;

type PlacedPhoto = PhotoItem & { photo: string };

/** Photos of a front: its single photo, or all of several with the largest one. */
function toPhotos(
  photos: readonly PlacedPhoto[],
  front: Box,
  { look }: Book,
): Pick<CoverRecord, 'photo' | 'collage'> {
  const [largest, other] = photos.toSorted((a, b) => b.w * b.h - a.w * a.h);
  if (!largest) return { photo: null };
  const placed = ({ photo: id, x, y, w, h, angle, crop, border }: PlacedPhoto): CoverPhoto => {
    const place = { x: x - front.x, y: y - front.y, w, h };
    return { id, ...place, angle, crop, border: border ?? look.border };
  };
  if (!other) return { photo: placed(largest) };
  const whole = { x: 0, y: 0, w: front.w, h: front.h };
  const photo = { id: largest.photo, ...whole, angle: 0, crop: MIDDLE_CROP, border: NO_BORDER };
  return photos.length > MAX_COLLAGE_PHOTOS ? { photo } : { photo, collage: photos.map(placed) };
}

function toTitle(item: TextItem, front: Box, { look }: Book, ink: string): CoverRecord['title'] {
  const { text, x, y, w, h, size, colour, align, font } = item;
  const place = { x: x - front.x, y: y - front.y, w, h };
  return { text, ...place, size, align, colour: colour ?? ink, font: font ?? look.font };
}

/** The outside of a book as printed (docs/rules.md#pages-19). */
export function bookCover(
  book: Book,
  { material, edge, mug }: Pick<CoverRecord, 'material' | 'edge' | 'mug'>,
): CoverRecord {
  const { spread, front } = frontFace(book);
  const { look, kind } = book;
  const items = (spread?.items ?? []).filter((item) => isInside(front, item));
  const photos = items.flatMap((item) =>
    item.type === 'photo' && item.photo !== null ? [{ ...item, photo: item.photo }] : [],
  );
  const title = items.find((item) => item.type === 'text' && item.text.trim() !== '');
  const isPrinted = material === 'print';
  const ink = isPrinted ? look.ink : STAMP_COLOURS[material];
  return {
    kind,
    ...(kind === 'sheet' && mug !== undefined && { mug }),
    width: front.w,
    height: front.h,
    material,
    paper: isPrinted ? (spread?.background ?? look.paper) : MATERIAL_COLOURS[material].ground,
    edge,
    ...toPhotos(photos, front, book),
    title: title?.type === 'text' ? toTitle(title, front, book, ink) : null,
  };
}

/** The outside of an album whose book is known, with the chosen cover and paper. */
export function albumCover(
  catalogue: CatalogueRecords,
  album: AlbumContent,
  book: Book,
): CoverRecord {
  const { cover, paper, product } = findChosenRecords(catalogue, album);
  const isCanvas = album.product_type === 'canvas' || paper?.kinds?.includes('canvas') === true;
  return bookCover(book, {
    material: book.kind === 'book' ? coverMaterial(cover?.name ?? '') : 'print',
    edge: isCanvas ? (album.canvas?.edge_style ?? 'white') : null,
    mug: product ? isMug(product) : undefined,
  });
}

const SIZE_IN_NAME = /(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)/;
const DEFAULT_SIDE_INCHES = 8;

/** Width and height in mm of a front, from the size that its name gives, in inches. */
function sizeFromName(name: string, orientation: AlbumRecord['orientation']) {
  const [, first, second] = SIZE_IN_NAME.exec(name) ?? [];
  const { width, height } = orientedSize({
    width: Number(first ?? DEFAULT_SIDE_INCHES),
    height: Number(second ?? DEFAULT_SIDE_INCHES),
    orientation,
  });
  return { width: width * MM_PER_INCH, height: height * MM_PER_INCH };
}

type DerivedFrom = Pick<
  AlbumRecord,
  'names' | 'orientation' | 'product_type' | 'photo_ids' | 'canvas'
>;

/** The outside of an album of an earlier release, which lacks it: its first photo in the ordered shape. */
function deriveCover(album: DerivedFrom): CoverRecord {
  const { names, orientation, product_type, canvas, photo_ids } = album;
  const { width, height } = sizeFromName(names.albumSize, orientation);
  const isCanvas = product_type === 'canvas' || /canvas/i.test(names.paperType);
  const material = isCanvas ? 'print' : coverMaterial(names.coverType);
  const [id] = photo_ids;
  const whole = { x: 0, y: 0, w: width, h: height, angle: 0, crop: MIDDLE_CROP };
  return {
    kind: isCanvas ? 'sheet' : 'book',
    width,
    height,
    material,
    paper:
      material === 'print' ? THEME_PRINT_DEFAULTS.paper_colour : MATERIAL_COLOURS[material].ground,
    edge: isCanvas ? (canvas?.edge_style ?? 'white') : null,
    photo: id === undefined || material !== 'print' ? null : { id, ...whole, border: NO_BORDER },
    title: null,
  };
}

/** The outside of an album: as stored, or derived for albums of earlier releases. */
export function findAlbumCover(album: DerivedFrom & Pick<AlbumRecord, 'cover'>): CoverRecord {
  return album.cover ?? deriveCover(album);
}

/** Photos that a cover shows. */
export function coverPhotoIds({ photo, collage }: CoverRecord): string[] {
  return [photo?.id ?? [], ...(collage ?? []).map(({ id }) => id)].flat();
}

/** Photo shown for an album: that of its cover, or its first photo; null without photos. */
export function coverPhotoId({
  cover,
  photo_ids,
}: {
  cover?: CoverRecord | undefined;
  photo_ids: readonly string[];
}): string | null {
  return cover?.photo?.id ?? photo_ids[0] ?? null;
}
