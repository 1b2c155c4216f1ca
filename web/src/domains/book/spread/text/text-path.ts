import type { TextLayout } from '@smriti/shared/book/text/text-layout';
import type { Shaper } from '@smriti/shared/book/text/shaper';

const NUMBER = /-?\d+(?:\.\d+)?/g;

/** Rounded to thousandths of a millimetre, less than a printer's dot. */
const rounded = (mm: number) => Math.round(mm * 1000) / 1000;

/** A glyph outline in font units, converted to mm and moved; y points down. */
function placedOutline(outline: string, scale: number, x: number, y: number): string {
  let isX = false;
  return outline.replace(NUMBER, (number) => {
    isX = !isX;
    const at = Number(number) * scale;
    return String(isX ? rounded(x + at) : rounded(y - at));
  });
}

/** A text as the `d` of one SVG path, in mm from the corner of its box. */
export function textPath({ lines }: TextLayout, shaper: Pick<Shaper, 'outline'>): string {
  return lines
    .flatMap((line) =>
      line.runs.flatMap(({ font, scale, glyphs }) =>
        glyphs.map(({ id, x, y }) =>
          placedOutline(shaper.outline(font, id), scale, line.x + x, line.baseline + y),
        ),
      ),
    )
    .join('');
}
