import { cornerRadius } from '@smriti/shared/book/corners';
import { placePhotoInFrame } from '@smriti/shared/book/photo-placement';
import type { PrintBox } from '@smriti/shared/book/print-pages';
import type { SpreadItem, Look, PhotoItem, TextItem } from '@smriti/shared/book/scene';
import type { FontId } from '@smriti/shared/book/text/fonts';
import type { TextLayout, TextLine } from '@smriti/shared/book/text/text-layout';
import type { PrintDocument } from '../../platform/pdf/print-document';
import type { EmbeddedPicture } from '../../platform/pdf/print-pictures';
import type { PrintLine } from '../../platform/pdf/print-text';
import { uprightSize } from '../../platform/pdf/print-jpeg';

/** Lays out the texts of a book. */
export interface Typesetter {
  layout(item: TextItem): TextLayout;
  unitsPerEm(font: FontId): number;
  fontPath(font: FontId): string;
}

/** Draws in the coordinates of an item's box, with its rotation. */
function inBox(
  { canvas }: PrintDocument,
  { x, y, w, h, angle }: Pick<SpreadItem, 'x' | 'y' | 'w' | 'h' | 'angle'>,
  draw: () => void,
): void {
  canvas.save().translate(x, y);
  if (angle !== 0) canvas.rotate(angle, { origin: [w / 2, h / 2] });
  draw();
  canvas.restore();
}

/** Draws a photo in its frame: cropped, rotated, with rounded corners and the border inside the frame. */
export function drawPhoto(
  document: PrintDocument,
  item: PhotoItem,
  { picture, look, trim }: { picture: EmbeddedPicture; look: Look; trim: PrintBox },
): void {
  const { canvas, inkOf } = document;
  const { w, h } = item;
  const border = item.border ?? look.border;
  const corner = Math.max(0, cornerRadius(item, look, trim) - border.width / 2);
  // Centre line of the border. The photo is clipped to it, so that none of it shows outside the border.
  const inner = [border.width / 2, border.width / 2, w - border.width, h - border.width] as const;
  if (inner[2] <= 0 || inner[3] <= 0) return;
  inBox(document, item, () => {
    canvas
      .save()
      .roundedRect(...inner, corner)
      .clip();
    drawCropped(document, picture, item);
    canvas.restore();
    if (border.width === 0) return;
    canvas
      .roundedRect(...inner, corner)
      .lineWidth(border.width)
      .stroke(inkOf(border.colour));
  });
}

function drawCropped(
  { canvas, drawPicture }: PrintDocument,
  embedded: EmbeddedPicture,
  { w, h, crop }: Pick<PhotoItem, 'w' | 'h' | 'crop'>,
): void {
  const { width, height } = uprightSize(embedded);
  const { mmPerPixel, picture } = placePhotoInFrame({ width, height }, { w, h }, crop);
  const drawn = { w: width * mmPerPixel, h: height * mmPerPixel };
  canvas.translate(picture.x + picture.w / 2, picture.y + picture.h / 2);
  if (crop.turn !== 0) canvas.rotate(90 * crop.turn);
  drawPicture(embedded, { x: -drawn.w / 2, y: -drawn.h / 2, ...drawn });
}

function printLine(setter: Typesetter, { text, x, baseline, runs }: TextLine): PrintLine {
  return {
    text,
    runs: runs.map(({ font, scale, glyphs }) => ({
      font,
      size: scale * setter.unitsPerEm(font),
      glyphs: glyphs.map((glyph) => ({
        id: glyph.id,
        text: glyph.text,
        x: x + glyph.x,
        y: baseline + glyph.y,
      })),
    })),
  };
}

/** Draws a text with the same glyphs as on the screen; fonts are embedded unchanged. */
export function drawText(
  document: PrintDocument,
  item: TextItem,
  { setter, colour }: { setter: Typesetter; colour: string },
): void {
  const { lines } = setter.layout(item);
  for (const { font } of lines.flatMap(({ runs }) => runs)) {
    document.addFont(font, setter.fontPath(font));
  }
  inBox(document, item, () => {
    const ink = document.inkOf(colour);
    for (const line of lines) document.writeLine(printLine(setter, line), ink);
  });
}
