import type { FontId } from '@smriti/shared/book/text/fonts';
import { harfbuzzShaper } from '@smriti/shared/book/text/harfbuzz-shaper';
import type { Shaper } from '@smriti/shared/book/text/shaper';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { fontAddress } from './font-files';

/*
 * HarfBuzz with the fonts of books. Its WebAssembly comes with the module, so whoever imports this
 * waits for it: import it where it is needed only.
 */

const shaper = harfbuzzShaper({
  openFont: (file) => new Font(new Face(new Blob(file))),
  buffer: new Buffer(),
  shape,
});

async function loadFont(font: FontId): Promise<void> {
  const response = await fetch(fontAddress(font));
  if (!response.ok) throw new Error(`the font ${font} was answered with ${response.status}`);
  shaper.add(font, new Uint8Array(await response.arrayBuffer()));
}

/** The shaper of the page, with these fonts. */
export async function loadShaper(fonts: readonly FontId[]): Promise<Shaper> {
  await Promise.all(fonts.filter((font) => !shaper.has(font)).map(loadFont));
  return shaper;
}
