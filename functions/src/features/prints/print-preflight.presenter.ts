import { type FaceDanger, findFaceDanger } from '@smriti/shared/book/face-danger';
import { placePhotoInFrame } from '@smriti/shared/book/photo-placement';
import type { PrintBox, PrintPage } from '@smriti/shared/book/print-pages';
import type { SpreadItem, Look, TextItem } from '@smriti/shared/book/scene';
import type { PreflightFile } from '@smriti/shared/order/preflight';
import { blackTint } from '../../platform/pdf/press-ink';
import { uprightSize } from '../../platform/pdf/print-jpeg';
import type { EmbeddedPicture } from '../../platform/pdf/print-pictures';

type PageRun = PreflightFile['pages'][number];

/** Boxes of a page in mm from the upper left corner of its medium. */
export interface PageBoxes {
  media: { w: number; h: number };
  bleed: PrintBox;
  trim: PrintBox;
}

export interface PrintedPhoto {
  id: string;
  dpi: number;
  colours: EmbeddedPicture['colours'];
  /** Damage that cutting or folding may do to faces in the photo; null if none. */
  face_danger: FaceDanger | null;
}

export interface PageFacts extends PageBoxes {
  photos: readonly PrintedPhoto[];
  textColours: readonly string[];
}

export interface FileFacts {
  pages: readonly PageFacts[];
  /** PostScript names of the embedded fonts. */
  fonts: readonly string[];
}

const BLACK = '#000000';

/** Boxes of a page with room for marks around the bleed. */
export function pageBoxes({ bleed, trim }: Pick<PrintPage, 'bleed' | 'trim'>, room: number) {
  const moved = (box: PrintBox) => ({
    ...box,
    x: box.x - bleed.x + room,
    y: box.y - bleed.y + room,
  });
  const media = { w: bleed.w + 2 * room, h: bleed.h + 2 * room };
  return { media, bleed: moved(bleed), trim: moved(trim) } satisfies PageBoxes;
}

/** Colour of a text in the design; stamped texts have no colour of their own. */
export function textColour(
  { isStamped }: Pick<PrintPage, 'isStamped'>,
  { colour }: Pick<TextItem, 'colour'>,
  { ink }: Pick<Look, 'ink'>,
): string {
  return isStamped ? BLACK : (colour ?? ink);
}

/** The folds of a page, and for half of a spread the edge at its fold. */
function foldsOf({ trim, whole, folds }: PrintPage): number[] {
  const edges = [trim.x, trim.x + trim.w];
  return [...folds, ...edges.filter((x) => x > whole.x && x < whole.x + whole.w)];
}

/** Collects the resolution, colours and endangered faces of a page's photos, and the colours of its texts. */
export function describePage(
  page: PrintPage,
  items: readonly SpreadItem[],
  given: {
    pictures: ReadonlyMap<string, EmbeddedPicture>;
    faces?: ReadonlyMap<string, string>;
    look: Pick<Look, 'ink'>;
    markRoom: number;
  },
): PageFacts {
  const { pictures, faces, look, markRoom } = given;
  const area = { trim: page.whole, folds: foldsOf(page) };
  const photos = items.flatMap((item): PrintedPhoto[] => {
    if (item.type === 'text' || item.photo === null) return [];
    const picture = pictures.get(item.photo);
    if (!picture) return [];
    const size = uprightSize(picture);
    const { dpi } = placePhotoInFrame(size, item, item.crop);
    const photo = { ...size, faces: faces?.get(item.photo) ?? '' };
    const face_danger = findFaceDanger(item, photo, area);
    return [{ id: item.photo, dpi, colours: picture.colours, face_danger }];
  });
  const textColours = items.flatMap((item) =>
    item.type === 'text' && item.text !== '' ? [textColour(page, item, look)] : [],
  );
  return { ...pageBoxes(page, markRoom), photos, textColours };
}

const HUNDREDTH = 100;
const rounded = (mm: number) => Math.round(mm * HUNDREDTH) / HUNDREDTH;
const roundedBox = ({ x, y, w, h }: PrintBox) => ({
  x: rounded(x),
  y: rounded(y),
  w: rounded(w),
  h: rounded(h),
});

function pageRuns(pages: readonly PageBoxes[]): PageRun[] {
  const runs: PageRun[] = [];
  for (const [index, { media, bleed, trim }] of pages.entries()) {
    const boxes = {
      media: { w: rounded(media.w), h: rounded(media.h) },
      bleed: roundedBox(bleed),
      trim: roundedBox(trim),
    };
    const run = runs.at(-1);
    const isSame =
      run &&
      JSON.stringify(boxes) ===
        JSON.stringify({ media: run.media, bleed: run.bleed, trim: run.trim });
    if (isSame) run.last = index + 1;
    else runs.push({ first: index + 1, last: index + 1, ...boxes });
  }
  return runs;
}

function textInks(pages: readonly PageFacts[], isForPress: boolean): PreflightFile['inks'] {
  const counts = new Map<string, number>();
  for (const colour of pages.flatMap(({ textColours }) => textColours))
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].map(([colour, texts]) => ({
    colour,
    black: isForPress ? blackTint(colour) : null,
    texts,
  }));
}

/** The part of a preflight report about one print file. */
export function toPreflightFile(
  kind: PreflightFile['kind'],
  { pages, fonts }: FileFacts,
  { photoIds, isForPress }: { photoIds: readonly string[]; isForPress: boolean },
): PreflightFile {
  const photos = pages.flatMap((page, index) =>
    page.photos.map(({ id, ...printed }) => {
      const place = photoIds.indexOf(id) + 1;
      return { page: index + 1, photo: place === 0 ? null : place, ...printed };
    }),
  );
  return {
    kind,
    pages: pageRuns(pages),
    fonts: [...fonts],
    photos,
    inks: textInks(pages, isForPress),
  };
}
