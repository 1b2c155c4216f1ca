import type { PrintPage } from '@smriti/shared/book/print-pages';
import type { Look } from '@smriti/shared/book/scene';
import { fontsFor } from '@smriti/shared/book/text/text-fonts';
import { layoutText } from '@smriti/shared/book/text/text-layout';
import { bookFontFile, loadShaper } from '../../platform/pdf/shaper';
import type { TextSetter } from './print-items.presenter';

/** Creates a text setter that lays out texts as the screen does, with the fonts that the pages need. */
export async function createTextSetter(
  look: Look,
  pages: readonly PrintPage[],
): Promise<TextSetter> {
  const texts = pages.flatMap(({ print }) => print.texts);
  const shaper = await loadShaper(texts.flatMap((text) => fontsFor(text, look)));
  return {
    layout: (item) => layoutText(item, look, shaper),
    unitsPerEm: (font) => shaper.metrics(font).unitsPerEm,
    fontPath: bookFontFile,
  };
}
