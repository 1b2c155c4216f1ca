import type { Look, TextItem } from '@smriti/shared/book/scene';
import type { Shaper } from '@smriti/shared/book/text/shaper';
import { layoutText, type TextLayout } from '@smriti/shared/book/text/text-layout';
import { plainShaper } from './plain-shaper';
import { textPath } from './text-path';

/** Glyph outlines of a text, in mm from the top left corner of its box. */
export function textOutline(item: TextItem, look: Pick<Look, 'font'>, shaper: Shaper): string {
  return textPath(layoutText(item, look, shaper), shaper);
}

/** Line breaks of a text in a system font. */
export function plainLines(item: TextItem, look: Pick<Look, 'font'>): TextLayout {
  return layoutText(item, look, plainShaper);
}
