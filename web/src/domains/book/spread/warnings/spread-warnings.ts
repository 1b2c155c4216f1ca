import {
  findReadableArea,
  rotatedBounds,
  isInside,
  readableAreas,
} from '@smriti/shared/book/edit/readable-areas';
import { type FaceDanger, findFaceDanger } from '@smriti/shared/book/face-danger';
import { type BookFormat, countPages } from '@smriti/shared/book/page';
import type { Book, SpreadItem, PhotoItem, TextItem } from '@smriti/shared/book/scene';
import { missingCharacters } from '@smriti/shared/book/text/missing-characters';
import { type SpreadFace, findPartContaining } from '../face';
import { photoPlacement, type ShownPhotos } from '../shown-photo';

/** Kinds of warnings that block the request (docs/rules.md#books-7). */
const BLOCKING = ['empty', 'missing', 'pages'] as const;
const REMARKS = [
  'poor',
  'fair',
  'fold',
  'cut',
  'faceCut',
  'faceFold',
  'faceEdge',
  'unsafe',
  'acrossFold',
] as const;

/** Problem in a book to check before it is printed. */
export interface SpreadWarning {
  kind: (typeof BLOCKING)[number] | (typeof REMARKS)[number];
  face: SpreadFace;
  /** Item with the problem; null for the book as a whole. */
  item: SpreadItem | null;
  /** Resolution of the photo, if it is too low. */
  dpi: number | null;
  /** Characters that cannot be printed. */
  characters: readonly string[];
}

export type PageLimit = Pick<BookFormat, 'pagesMax' | 'photosPerPage'>;

export function isBlockingWarning({ kind }: Pick<SpreadWarning, 'kind'>): boolean {
  return BLOCKING.some((one) => one === kind);
}

/** Rounding tolerance in mm: an edge this close to the cut counts as on it. */
const CUT_TOLERANCE_MM = 0.2;

/** Whether an edge is so close inside the cut that an inaccurate cut may reach it. */
function endsNearCut({ x, y, w, h }: PhotoItem, { trim }: SpreadFace, tolerance: number): boolean {
  const inside = [x - trim.x, y - trim.y, trim.x + trim.w - (x + w), trim.y + trim.h - (y + h)];
  return inside.some(
    (distance) => distance > CUT_TOLERANCE_MM && distance < tolerance - CUT_TOLERANCE_MM,
  );
}

function kindOf(
  book: Pick<Book, 'bleed'>,
  face: SpreadFace,
  item: PhotoItem,
): SpreadWarning['kind'] | null {
  if (item.photo === null) return 'empty';
  if (face.fold !== null && !face.isFlat && findPartContaining(face, item) === null) return 'fold';
  return item.angle === 0 && endsNearCut(item, face, book.bleed) ? 'cut' : null;
}

const KINDS_BY_FACE_DANGER: Readonly<Record<FaceDanger, SpreadWarning['kind']>> = {
  cut: 'faceCut',
  fold: 'faceFold',
  edge: 'faceEdge',
};

/** The warning about faces of people in a photo; null without one. */
function faceKindOf(
  item: PhotoItem,
  { trim, fold, parts }: SpreadFace,
  photos: ShownPhotos,
): SpreadWarning['kind'] | null {
  const { width = null, height = null, faces = '' } = photos.get(item.photo ?? '') ?? {};
  if (width === null || height === null || faces === '') return null;
  // A cover's spine is between two folds.
  const folds = fold === null ? parts.slice(1).map(({ x }) => x) : [fold];
  const danger = findFaceDanger(item, { width, height, faces }, { trim, folds });
  return danger && KINDS_BY_FACE_DANGER[danger];
}

function ofPhoto(
  book: Book,
  face: SpreadFace,
  item: PhotoItem,
  photos: ShownPhotos,
): SpreadWarning[] {
  const placed = photoPlacement(item, photos);
  const soft = placed && placed.quality !== 'good' ? placed.quality : null;
  const about = { face, item, characters: [] };
  const others = [kindOf(book, face, item), faceKindOf(item, face, photos)];
  return [
    ...(soft ? [{ ...about, kind: soft, dpi: placed?.dpi ?? null }] : []),
    ...others.flatMap((kind) => (kind ? [{ ...about, kind, dpi: null }] : [])),
  ];
}

function ofText(book: Book, face: SpreadFace, item: TextItem): SpreadWarning[] {
  if (item.text.trim() === '') return [];
  const about = { face, item, dpi: null };
  const characters = missingCharacters(item.text);
  const box = rotatedBounds(item);
  const areas = readableAreas(book, face.spread.id);
  const own = findReadableArea(areas, box);
  const isOver = areas.some(
    (area) => area !== own && box.x < area.trim.x + area.trim.w && box.x + box.w > area.trim.x,
  );
  const kind = isOver ? ('acrossFold' as const) : ('unsafe' as const);
  const isSafe = own !== null && isInside(box, own.safe);
  return [
    ...(characters.length > 0 ? [{ ...about, kind: 'missing' as const, characters }] : []),
    ...(isSafe ? [] : [{ ...about, kind, characters: [] }]),
  ];
}

function ofPages(
  book: Book,
  faces: readonly SpreadFace[],
  limit: PageLimit | null,
): SpreadWarning[] {
  const face = faces.at(-1);
  if (!face || !limit || book.kind !== 'book' || countPages(book) <= limit.pagesMax) return [];
  return [{ kind: 'pages', face, item: null, dpi: null, characters: [] }];
}

/** Cache by face: an edit changes one spread of many. */
const warningsByFace = new WeakMap<
  SpreadFace,
  { photos: ShownPhotos; warnings: readonly SpreadWarning[] }
>();

function ofFace(book: Book, face: SpreadFace, photos: ShownPhotos): readonly SpreadWarning[] {
  const known = warningsByFace.get(face);
  if (known?.photos === photos) return known.warnings;
  const warnings = face.spread.items.flatMap((item) =>
    item.type === 'photo' ? ofPhoto(book, face, item, photos) : ofText(book, face, item),
  );
  warningsByFace.set(face, { photos, warnings });
  return warnings;
}

/**
 * All warnings about a book: blocking ones first, each group in page order.
 * @param limit null if unknown, because the binding is not known here
 */
export function listSpreadWarnings(
  book: Book,
  faces: readonly SpreadFace[],
  photos: ShownPhotos,
  limit: PageLimit | null = null,
): SpreadWarning[] {
  const all = faces.flatMap((face) => ofFace(book, face, photos));
  return [
    ...ofPages(book, faces, limit),
    ...all.filter(isBlockingWarning),
    ...all.filter((one) => !isBlockingWarning(one)),
  ];
}
