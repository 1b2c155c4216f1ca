import type { FontId } from '@smriti/shared/book/text/fonts';
import { harfbuzzShaper, type LoadingShaper } from '@smriti/shared/book/text/harfbuzz-shaper';
import type { Shaper } from '@smriti/shared/book/text/shaper';
import { fontAddress } from './font-files';

async function newShaper(): Promise<LoadingShaper> {
  const harfbuzz = await import('harfbuzzjs');
  // `ready` is added by build/harfbuzz-for-browsers.ts.
  if ('ready' in harfbuzz) await harfbuzz.ready;
  const { Blob, Buffer, Face, Font, shape } = harfbuzz;
  return harfbuzzShaper({
    openFont: (file) => new Font(new Face(new Blob(file))),
    buffer: new Buffer(),
    shape,
  });
}

let loading: Promise<LoadingShaper> | null = null;

async function loadFont(shaper: LoadingShaper, font: FontId): Promise<void> {
  const response = await fetch(fontAddress(font));
  if (!response.ok) throw new Error(`the font ${font} was answered with ${response.status}`);
  shaper.add(font, new Uint8Array(await response.arrayBuffer()));
}

/** Loads fonts into the page's shaper and returns the shaper. The first call loads HarfBuzz. */
export async function loadShaper(fonts: readonly FontId[]): Promise<Shaper> {
  loading ??= newShaper();
  const shaper = await loading;
  await Promise.all(
    fonts.filter((font) => !shaper.has(font)).map((font) => loadFont(shaper, font)),
  );
  return shaper;
}
