import type { FontId } from '@smriti/shared/book/text/fonts';
import { createHarfbuzzShaper, type LoadingShaper } from '@smriti/shared/book/text/harfbuzz-shaper';
import type { TextShaper } from '@smriti/shared/book/text/shaper';

/** URLs of the font files by path; the print renderer uses the same files. */
const FILES = import.meta.glob<string>('../../../../../../functions/assets/fonts/book/*.ttf', {
  eager: true,
  query: '?url',
  import: 'default',
});

const addresses = new Map(
  Object.entries(FILES).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** @throws RangeError for a font without a file */
function fontUrl(font: FontId): string {
  const address = addresses.get(`${font}.ttf`);
  if (address === undefined) throw new RangeError(`the font ${font} has no file`);
  return address;
}

async function newShaper(): Promise<LoadingShaper> {
  const harfbuzz = await import('harfbuzzjs');
  // `ready` is added by build/adapt-harfbuzz-for-browsers.ts.
  if ('ready' in harfbuzz) await harfbuzz.ready;
  const { Blob, Buffer, Face, Font, shape } = harfbuzz;
  return createHarfbuzzShaper({
    openFont: (file) => new Font(new Face(new Blob(file))),
    buffer: new Buffer(),
    shape,
  });
}

let loading: Promise<LoadingShaper> | null = null;

async function loadFont(shaper: LoadingShaper, font: FontId): Promise<void> {
  const response = await fetch(fontUrl(font));
  if (!response.ok) throw new Error(`the font ${font} was answered with ${response.status}`);
  shaper.add(font, new Uint8Array(await response.arrayBuffer()));
}

/** Loads fonts into the page's shaper and returns the shaper. The first call loads HarfBuzz. */
export async function loadShaper(fonts: readonly FontId[]): Promise<TextShaper> {
  loading ??= newShaper();
  const shaper = await loading;
  await Promise.all(
    fonts.filter((font) => !shaper.has(font)).map((font) => loadFont(shaper, font)),
  );
  return shaper;
}
