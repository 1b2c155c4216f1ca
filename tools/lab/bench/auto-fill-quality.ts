import { applyAnotherLayout } from '@smriti/shared/book/auto-fill/another-layout';
import { areNearlyIdentical } from '@smriti/shared/book/auto-fill/likeness';
import { suggestPhotosToRemove } from '@smriti/shared/book/auto-fill/removal-suggestions';
import { toFocus } from '@smriti/shared/book/auto-fill/focus';
import { sortInBookOrder } from '@smriti/shared/book/auto-fill/photo-order';
import type { PhotoForBook } from '@smriti/shared/book/auto-fill/fill-types';
import { unpackFaces } from '@smriti/shared/book/people-faces';
import { FOCUS_GRID_SIDE } from '@smriti/shared/book/photo-facts';
import { placePhotoInFrame } from '@smriti/shared/book/photo-placement';
import { type Book, type PhotoItem, spreadPhotoIds } from '@smriti/shared/book/scene';
import { MIN_FAIR_DPI } from '@smriti/shared/album/print-resolution';
import type { DrawnPhoto } from './drawn-photos.ts';

export interface FillQuality {
  unplacedPhotos: number;
  /** Number of photos whose crop cuts one of the most important cells of their saliency map. */
  cutPhotos: number;
  /** Number of faces that are not completely visible. */
  cutFaces: number;
  /**
   * Number of spreads with a leading photo and photos of people and others, and of those whose leading photo
   * shows people.
   */
  mixedSpreads: number;
  mixedSpreadsLedByPeople: number;
  /** Number of photos below 150 dpi. */
  lowResolutionPhotos: number;
  /**
   * Number of photos below 150 dpi that another ranked layout of their spread would print better.
   */
  avoidableLowResolutionPhotos: number;
  /** Number of pairs of near-duplicates on one spread with another photo taken between them. */
  separatedDuplicates: number;
  /** Number of spreads with the same layout as the two spreads before them. */
  repeatedLayouts: number;
  /** Mean and maximum share of a photo that is cropped. */
  meanCropShare: number;
  mostCrop: number;
  /** Suggestions to leave out photos: correct, expected and wrong ones. */
  correctSuggestions: number;
  toFind: number;
  wrong: number;
}

interface Shown {
  item: PhotoItem;
  photo: PhotoForBook;
  width: number;
  height: number;
}

function shownIn(book: Book, photos: readonly PhotoForBook[]): Shown[] {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  return book.spreads.flatMap(({ items }) =>
    items.flatMap((item): Shown[] => {
      const photo = item.type === 'photo' && item.photo !== null ? byId.get(item.photo) : undefined;
      const { width = null, height = null } = photo ?? {};
      if (item.type !== 'photo' || !photo || width === null || height === null) return [];
      return [{ item, photo, width, height }];
    }),
  );
}

const frameOf = ({ item, width, height }: Shown) =>
  placePhotoInFrame({ width, height }, item, item.crop);

function isCut(shown: Shown): boolean {
  const { visible } = frameOf(shown);
  const slack = 1e-3;
  return toFocus(shown.photo.facts).heavy.some((cell) => {
    const column = cell % FOCUS_GRID_SIDE;
    const row = Math.floor(cell / FOCUS_GRID_SIDE);
    return (
      column / FOCUS_GRID_SIDE < visible.x - slack ||
      (column + 1) / FOCUS_GRID_SIDE > visible.x + visible.w + slack ||
      row / FOCUS_GRID_SIDE < visible.y - slack ||
      (row + 1) / FOCUS_GRID_SIDE > visible.y + visible.h + slack
    );
  });
}

const facesOf = ({ photo }: Pick<Shown, 'photo'>) => unpackFaces(photo.facts?.faces ?? '');

function countCutFaces(shown: Shown): number {
  const { x, y, w, h } = frameOf(shown).visible;
  const slack = 1e-3;
  return facesOf(shown).filter(
    (face) =>
      face.x < x - slack ||
      face.x + face.w > x + w + slack ||
      face.y < y - slack ||
      face.y + face.h > y + h + slack,
  ).length;
}

/** Minimum area of a leading photo, relative to the next smaller one of its spread. */
const LEADING_RATIO = 1.2;

/** Whether the leading photo shows people, for each spread that has one, and photos of people and others. */
function listMixedSpreads(book: Book, photos: readonly PhotoForBook[]): boolean[] {
  return book.spreads.flatMap((spread) => {
    const shown = shownIn({ ...book, spreads: [spread] }, photos).toSorted(
      (one, other) => other.item.w * other.item.h - one.item.w * one.item.h,
    );
    const [largest = 0, second = 0] = shown.map(({ item }) => item.w * item.h);
    if (largest < LEADING_RATIO * second) return [];
    const arePeople = shown.map((one) => facesOf(one).length > 0);
    return arePeople.includes(true) && arePeople.includes(false) ? arePeople.slice(0, 1) : [];
  });
}

const isPoor = (shown: Shown) => frameOf(shown).dpi < MIN_FAIR_DPI;

function needlesslyPoor(book: Book, photos: readonly PhotoForBook[]): number {
  let count = 0;
  for (const { id, rank } of book.spreads) {
    const poorIn = (one: Book) => {
      const spreads = one.spreads.filter((spread) => spread.id === id);
      return shownIn({ ...one, spreads }, photos).filter(isPoor).length;
    };
    const own = poorIn(book);
    if (own === 0) continue;
    let other = book;
    let fewest = own;
    for (let press = 1; press < (rank?.of ?? 1); press += 1) {
      other = applyAnotherLayout(other, id, photos, 1);
      fewest = Math.min(fewest, poorIn(other));
    }
    count += own - fewest;
  }
  return count;
}

function sameApart(book: Book, photos: readonly PhotoForBook[]): number {
  const places = new Map(
    sortInBookOrder(photos, 'time').map((photo, at) => [photo.id, { photo, at }]),
  );
  let count = 0;
  for (const spread of book.spreads) {
    const own = spreadPhotoIds(spread).flatMap((id) => places.get(id) ?? []);
    for (const one of own) {
      for (const other of own) {
        if (other.at - one.at > 1 && areNearlyIdentical(one.photo, other.photo)) {
          const between = own.filter(({ at }) => at > one.at && at < other.at);
          if (!between.every(({ photo }) => areNearlyIdentical(one.photo, photo))) count += 1;
        }
      }
    }
  }
  return count;
}

function thirdsAlike({ spreads }: Book): number {
  return spreads.filter(
    ({ layout }, at) =>
      layout !== '' && spreads[at - 1]?.layout === layout && spreads[at - 2]?.layout === layout,
  ).length;
}

/** Quality of a filled book of drawn photos, given in the order of `photos`. */
export function measureFillQuality(
  book: Book,
  photos: readonly PhotoForBook[],
  drawn: readonly DrawnPhoto[],
): FillQuality {
  const shown = shownIn(book, photos);
  const placed = new Set(shown.map(({ photo }) => photo.id));
  const crops = shown.map((one) => {
    const { visible } = frameOf(one);
    return 1 - visible.w * visible.h;
  });
  const poor = shown.filter(isPoor);
  const mixed = listMixedSpreads(book, photos);
  const suggested = new Set(suggestPhotosToRemove(photos).map(({ photo }) => photo));
  const isPlanted = (at: number) =>
    (drawn[at]?.isBlurred ?? false) ||
    (drawn[at]?.isNearDuplicate ?? false) ||
    (drawn[at + 1]?.isNearDuplicate ?? false);
  const series = drawn.filter(({ isNearDuplicate }) => isNearDuplicate).length;
  const blurred = drawn.filter(
    ({ isBlurred }, at) => isBlurred && !(drawn[at + 1]?.isNearDuplicate ?? false),
  ).length;
  const right = photos.filter(({ id }, at) => suggested.has(id) && isPlanted(at)).length;
  return {
    unplacedPhotos: photos.filter(({ id }) => !placed.has(id)).length,
    cutPhotos: shown.filter(isCut).length,
    cutFaces: shown.reduce((sum, one) => sum + countCutFaces(one), 0),
    mixedSpreads: mixed.length,
    mixedSpreadsLedByPeople: mixed.filter(Boolean).length,
    lowResolutionPhotos: poor.length,
    avoidableLowResolutionPhotos: needlesslyPoor(book, photos),
    separatedDuplicates: sameApart(book, photos),
    repeatedLayouts: thirdsAlike(book),
    meanCropShare: crops.reduce((sum, crop) => sum + crop, 0) / Math.max(1, crops.length),
    mostCrop: Math.max(0, ...crops),
    correctSuggestions: right,
    toFind: series + blurred,
    wrong: suggested.size - right,
  };
}
