import { COVER_ID, type Book, type Spread, type TextItem } from '../scene';
import { FONT_SCALES } from '../font-scales';
import { coverGeometry, MIN_SPINE_FOR_TEXT_MM } from '../page';
import type { Box } from './fill-types';
import { pageArea } from './page-areas';
import type { FramedPhoto } from './page-cost';
import { pageLayouts } from './page-layouts';
import type { PhotoTraits } from './photo-traits';
import { toPhotoItem } from './place-spread';

/** Part of the cover's height for the photo when a title is below it. */
const PHOTO_PART = 0.74;
const POINTS_PER_MM = 72 / 25.4;

type Covered = Pick<Book, 'kind' | 'page' | 'bleed' | 'safe' | 'style' | 'look' | 'cover_shape'>;

interface CoverTask {
  /** Photos in book order. */
  photos: readonly PhotoTraits[];
  /** Title of the book; '' if none. */
  title: string;
}

function textItem(id: string, text: string, box: Box, size: number, angle = 0): TextItem {
  return {
    type: 'text',
    id,
    ...box,
    angle,
    text,
    font: null,
    size: Math.round(size * 10) / 10,
    colour: null,
    align: 'center',
    leading: 1.2,
    fit: true,
    follows: 'title',
  };
}

/** Sets the title in all texts of a cover that follow it; texts edited by the customer stay. */
export function setCoverTitle(cover: Spread, title: string): Spread {
  const isOld = (item: Spread['items'][number]) =>
    item.type === 'text' && item.follows === 'title' && item.text !== title;
  if (!cover.items.some(isOld)) return cover;
  const items = cover.items.map((item) => (isOld(item) ? { ...item, text: title } : item));
  return { ...cover, items };
}

/** Minimum height of the largest face in a cover photo of people, as a part of the photo's. */
const COVER_FACE = 0.07;
/** Maximum difference in worth by which a photo of people still comes before one without. */
const PEOPLE_FIRST = 0.2;

const findWorthiest = (photos: readonly PhotoTraits[]) =>
  photos.reduce<PhotoTraits | null>(
    (best, one) => (best && best.worth >= one.worth ? best : one),
    null,
  );

/**
 * The photo with the highest worth, for the cover, preferably one of people. Photos suggested for removal
 * only count if all are.
 */
export function pickCoverPhoto(photos: readonly PhotoTraits[]): PhotoTraits | null {
  const major = photos.filter(({ isMinor }) => !isMinor);
  const offered = major.length > 0 ? major : photos;
  const best = findWorthiest(offered);
  const people = findWorthiest(offered.filter(({ focus }) => focus.faceHeight >= COVER_FACE));
  return best && people && best.worth - people.worth <= PEOPLE_FIRST ? people : best;
}

/** Box of a text that runs along the spine after a rotation about its middle. */
function spineBox({ x, y, w, h }: Box, size: number): Box {
  const [length, height] = [h * 0.8, size * 1.2];
  return { x: x + (w - length) / 2, y: y + (h - height) / 2, w: length, h: height };
}

function placedOn(
  book: Covered,
  front: Box,
  traits: PhotoTraits,
  hasTitle: boolean,
): FramedPhoto | null {
  const trim = hasTitle ? { ...front, h: front.h * PHOTO_PART } : front;
  // a photo on the whole front also covers the wrapped edges
  const printed = { ...book, bleed: book.cover_shape?.wrap ?? book.bleed };
  const area = pageArea(printed, trim, book.kind === 'book' ? 'left' : null);
  const task = { area, photos: [traits], gap: 0, style: book.style };
  const [best] = pageLayouts(task, 4).filter(({ name }) => !hasTitle || name.startsWith('1'));
  return best?.place()[0] ?? null;
}

/**
 * The cover of a book: the best photo on the front, the title below the photo and on the spine if that is
 * wide enough.
 */
export function fillCover(book: Covered, { photos, title }: CoverTask): Spread | null {
  const isPrinted = book.kind === 'book' && book.cover_shape !== null;
  if (!isPrinted && book.kind !== 'calendar') return null;
  const { front, spine } = coverGeometry(book);
  const isPlain = book.cover_shape?.printable === false;
  const traits = isPlain ? null : pickCoverPhoto(photos);
  const placed = traits && placedOn(book, front, traits, title !== '');
  const texts: TextItem[] = [];
  if (title !== '') {
    const size = Math.min(36, Math.max(12, front.w / 8)) * FONT_SCALES[book.look.font];
    const below = isPlain ? front.h * 0.4 : front.h * PHOTO_PART;
    const margin = Math.max(front.w * 0.08, book.safe);
    const box = {
      x: front.x + margin,
      y: front.y + below,
      w: front.w - 2 * margin,
      h: Math.min(front.h * 0.2, front.h - below - book.safe),
    };
    texts.push(textItem('t1', title, box, size));
    if (spine && spine.w >= MIN_SPINE_FOR_TEXT_MM && title.length <= 60) {
      const mm = Math.min(5, spine.w * 0.5);
      texts.push(textItem('t2', title, spineBox(spine, mm), mm * POINTS_PER_MM, 90));
    }
  }
  return {
    id: COVER_ID,
    seed: 1,
    locked: false,
    layout: placed ? 'cover' : 'title',
    rank: null,
    background: null,
    items: [...(placed ? [toPhotoItem(placed, 'p1')] : []), ...texts],
    why: traits && { code: 'cover', facts: { photo: traits.photo.sequence } },
  };
}
