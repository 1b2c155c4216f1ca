import type { TextLayout } from './text-layout';
import type { TextShaper } from './shaper';

const NUMBER = /-?\d+(?:\.\d+)?/g;

/** Rounds to thousandths of a millimetre, less than a printer's dot. */
const rounded = (mm: number) => Math.round(mm * 1000) / 1000;

/** Converts a glyph outline from font units to mm and moves it; y points down. */
function placedOutline(outline: string, scale: number, x: number, y: number): string {
  let isX = false;
  return outline.replace(NUMBER, (number) => {
    isX = !isX;
    const at = Number(number) * scale;
    return String(isX ? rounded(x + at) : rounded(y - at));
  });
}

/**
 * `d` attribute of an SVG path that draws a whole text, in mm from the top left corner of its box.
 */
export function createTextPath({ lines }: TextLayout, shaper: Pick<TextShaper, 'outline'>): string {
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
