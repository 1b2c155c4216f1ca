import { readFile } from 'node:fs/promises';
import type { FontId } from '@smriti/shared/book/text/fonts';
import { createHarfbuzzShaper, type LoadingShaper } from '@smriti/shared/book/text/harfbuzz-shaper';
import type { TextShaper } from '@smriti/shared/book/text/shaper';
import { assetFilePath } from '../asset-file-path';

/** Path of a book font file, which the screen uses, too. @throws when it is not deployed. */
export function bookFontFilePath(font: FontId): string {
  return assetFilePath('fonts', 'book', `${font}.ttf`);
}

/** Loads HarfBuzz lazily: it is slow, and most functions do not need it. */
async function newShaper(): Promise<LoadingShaper> {
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs');
  return createHarfbuzzShaper({
    openFont: (file) => new Font(new Face(new Blob(file))),
    buffer: new Buffer(),
    shape,
  });
}

let loading: Promise<LoadingShaper> | null = null;

/** The shaper of this process with these fonts; stays loaded. */
export async function loadShaper(fonts: Iterable<FontId>): Promise<TextShaper> {
  loading ??= newShaper();
  const shaper = await loading;
  for (const font of new Set(fonts)) {
    if (!shaper.has(font)) shaper.add(font, await readFile(bookFontFilePath(font)));
  }
  return shaper;
}
