import type { Book, TextItem } from '@smriti/shared/book/scene';
import { fontsFor } from '@smriti/shared/book/text/text-fonts';
import { layoutText } from '@smriti/shared/book/text/text-layout';
import { bookFontFile, loadShaper } from '../../platform/pdf/shaper';
import type { TextSetter } from './print-items.presenter';

function textsOf({ cover, spreads }: Book): TextItem[] {
  const items = (cover ? [cover, ...spreads] : spreads).flatMap((spread) => spread.items);
  return items.filter((item) => item.type === 'text');
}

/** Lays out the texts of a book as the screen does, with the fonts that they need. */
export async function textSetter(book: Book, further: readonly TextItem[]): Promise<TextSetter> {
  const { look } = book;
  const shaper = await loadShaper(
    [...textsOf(book), ...further].flatMap((text) => fontsFor(text, look)),
  );
  return {
    layout: (item) => layoutText(item, look, shaper),
    unitsPerEm: (font) => shaper.metrics(font).unitsPerEm,
    fontPath: bookFontFile,
  };
}
