import type { Writable } from 'node:stream';
import { rotatedBounds } from '@smriti/shared/book/edit/readable-areas';
import { pageOrnaments } from '@smriti/shared/book/ornaments';
import type { PrintPage } from '@smriti/shared/book/print-pages';
import type { Book, SpreadItem } from '@smriti/shared/book/scene';
import type { PrintInfo } from '../../platform/pdf/output-intent';
import type { OutputProfile } from '../../platform/pdf/output-profile';
import { openPrintDocument, type PrintDocument } from '../../platform/pdf/print-document';
import type { PrintJpeg } from '../../platform/pdf/print-jpeg';
import type { EmbeddedPicture } from '../../platform/pdf/print-pictures';
import { drawPhoto, drawText, type Typesetter } from './print-items.presenter';
import {
  describePage,
  type FileFacts,
  type PageFacts,
  pageBoxes,
  textColour,
} from './print-preflight.presenter';

export interface PrintTask {
  look: Book['look'];
  pages: readonly PrintPage[];
  info: PrintInfo;
  /** Profile of the press, for PDF/X-4; null for sRGB. */
  press: OutputProfile | null;
  /** Width of the margin around the bleed for crop and fold marks, in mm; 0 if none. */
  markRoom: number;
  /** Reads the original of a photo. Called once per photo; the next one is read while one is written. */
  original(photoId: string): Promise<PrintJpeg>;
  /** Faces of people by photo id, encoded by `packFaces`, for the preflight report; none by default. */
  faces?: ReadonlyMap<string, string>;
  setter: Typesetter;
  /** Called after each page with the number of pages done. */
  onPage?(done: number): Promise<void>;
}

const MARK = { gap: 1.5, length: 5, width: 0.1 };
const BLACK = '#000000';
const isText = ({ type }: SpreadItem) => type === 'text';

/** Whether an item overlaps a page. A page that is half of a spread has only some of its items. */
function isOn({ bleed }: PrintPage, item: SpreadItem): boolean {
  const { x, y, w, h } = rotatedBounds(item);
  return x < bleed.x + bleed.w && x + w > bleed.x && y < bleed.y + bleed.h && y + h > bleed.y;
}

/** Items drawn on a page; on a stamped page, only its texts. */
function itemsOn(page: PrintPage): SpreadItem[] {
  const { spread, print, isStamped } = page;
  const photos = isStamped ? [] : (spread?.items ?? []).filter(({ type }) => type === 'photo');
  return [...photos, ...print.texts].filter((item) => isOn(page, item));
}

const photosOf = (items: readonly SpreadItem[]) =>
  items.flatMap((item) => (item.type === 'text' || item.photo === null ? [] : [item.photo]));

/** Reads each original once, in this order. Prefetches only one original, to limit memory. */
function originalsOf(photoIds: readonly string[], { original }: Pick<PrintTask, 'original'>) {
  const ids = new Set(photoIds).values();
  function readNext(): Promise<PrintJpeg> | null {
    const { value: id } = ids.next();
    const reading = id === undefined ? null : original(id);
    // A failed read is reported when its photo is needed; not at all if the file fails before.
    reading?.catch(() => undefined);
    return reading;
  }
  let next = readNext();
  return async (): Promise<PrintJpeg> => {
    const jpeg = await next;
    if (!jpeg) throw new RangeError('every original has been read');
    next = readNext();
    return jpeg;
  };
}

/** Embeds pictures in a file, each when it is first needed. */
function picturesOf(document: PrintDocument, nextOriginal: () => Promise<PrintJpeg>) {
  const embedded = new Map<string, EmbeddedPicture>();
  return async (items: readonly SpreadItem[]): Promise<ReadonlyMap<string, EmbeddedPicture>> => {
    for (const id of photosOf(items)) {
      if (embedded.has(id)) continue;
      embedded.set(id, document.embed(await nextOriginal()));
      await document.drained();
    }
    return embedded;
  };
}

/** Draws crop marks at the corners of the trim, and fold marks, both outside the bleed. */
function drawMarks(
  { canvas, inkOf }: PrintDocument,
  { trim, bleed, folds }: PrintPage,
  room: number,
): void {
  const length = Math.min(MARK.length, room - MARK.gap);
  if (length <= 0) return;
  const [left, right] = [bleed.x - MARK.gap, bleed.x + bleed.w + MARK.gap];
  const [top, bottom] = [bleed.y - MARK.gap, bleed.y + bleed.h + MARK.gap];
  for (const x of [trim.x, trim.x + trim.w, ...folds]) {
    canvas.moveTo(x, top).lineTo(x, top - length);
    canvas.moveTo(x, bottom).lineTo(x, bottom + length);
  }
  for (const y of [trim.y, trim.y + trim.h]) {
    canvas.moveTo(left, y).lineTo(left - length, y);
    canvas.moveTo(right, y).lineTo(right + length, y);
  }
  canvas.lineWidth(MARK.width).stroke(inkOf(BLACK));
}

/** Draws the ornaments of the book's look on the page margins, below everything else. */
function drawOrnaments(
  { canvas, inkOf }: PrintDocument,
  { look }: PrintTask,
  { sides }: PrintPage,
): void {
  for (const { d, fill, stroke } of pageOrnaments(look, sides)) {
    if (fill !== null) canvas.path(d).fill(inkOf(fill));
    if (stroke) canvas.path(d).lineWidth(stroke.width).stroke(inkOf(stroke.colour));
  }
}

/** Draws the lines of a calendar month, below its days. */
function drawRules(
  { canvas, inkOf }: PrintDocument,
  { look }: PrintTask,
  { print }: PrintPage,
): void {
  for (const { x, y, w, h, colour } of print.rules)
    canvas.rect(x, y, w, h).fill(inkOf(colour ?? look.ink));
}

function drawItem(
  document: PrintDocument,
  { look, setter }: PrintTask,
  item: SpreadItem,
  { pictures, page }: { pictures: ReadonlyMap<string, EmbeddedPicture>; page: PrintPage },
): void {
  if (item.type === 'text') {
    drawText(document, item, { setter, colour: textColour(page, item, look) });
    return;
  }
  const picture = item.photo === null ? undefined : pictures.get(item.photo);
  if (picture) drawPhoto(document, item, { picture, look, trim: page.whole });
}

function drawPage(
  document: PrintDocument,
  task: PrintTask,
  page: PrintPage,
  {
    items,
    pictures,
  }: { items: readonly SpreadItem[]; pictures: ReadonlyMap<string, EmbeddedPicture> },
): void {
  const { canvas } = document;
  const { bleed, spread, isStamped } = page;
  const { markRoom: room } = task;
  const { media, ...boxes } = pageBoxes(page, room);
  document.addPage({ ...media, ...boxes });
  canvas.translate(room - bleed.x, room - bleed.y);
  canvas.save().rect(bleed.x, bleed.y, bleed.w, bleed.h).clip();
  if (!isStamped) {
    canvas.rect(bleed.x, bleed.y, bleed.w, bleed.h).fill(spread?.background ?? task.look.paper);
    if (spread) drawOrnaments(document, task, page);
  }
  const [letters, photos] = [items.filter(isText), items.filter((item) => !isText(item))];
  for (const item of photos) drawItem(document, task, item, { pictures, page });
  if (!isStamped) drawRules(document, task, page);
  for (const item of letters) drawItem(document, task, item, { pictures, page });
  canvas.restore();
  drawMarks(document, page, room);
}

/** Writes a print file page by page (docs/rules.md#print-3). @returns its size in bytes and its contents */
export async function writePrintFile(
  sink: Writable,
  task: PrintTask,
): Promise<{ bytes: number; facts: FileFacts }> {
  const document = openPrintDocument(sink, task.info, task.press);
  const pages = task.pages.map((page) => ({ page, items: itemsOn(page) }));
  const photoIds = pages.flatMap(({ items }) => photosOf(items));
  const picturesFor = picturesOf(document, originalsOf(photoIds, task));
  const described: PageFacts[] = [];
  for (const [index, { page, items }] of pages.entries()) {
    const pictures = await picturesFor(items);
    drawPage(document, task, page, { items, pictures });
    described.push(describePage(page, items, { pictures, ...task }));
    await document.drained();
    await task.onPage?.(index + 1);
  }
  const fonts = document.fontNames();
  return { bytes: await document.end(), facts: { pages: described, fonts } };
}
