import type { PrintPage } from '@smriti/shared/book/print-pages';
import type { Look } from '@smriti/shared/book/scene';
import { fontsForText } from '@smriti/shared/book/text/text-fonts';
import { layoutText } from '@smriti/shared/book/text/text-layout';
import { bookFontFilePath, loadShaper } from '../../platform/pdf/shaper';
import type { Typesetter } from './print-items.presenter';

/** Creates a text setter that lays out texts as the screen does, with the fonts that the pages need. */
export async function createTypesetter(
  look: Look,
  pages: readonly PrintPage[],
): Promise<Typesetter> {
  const texts = pages.flatMap(({ print }) => print.texts);
  const shaper = await loadShaper(texts.flatMap((text) => fontsForText(text, look)));
  return {
    layout: (item) => layoutText(item, look, shaper),
    unitsPerEm: (font) => shaper.metrics(font).unitsPerEm,
    fontPath: bookFontFilePath,
  };
}
