import type { Look, TextItem } from '../scene';
import { textFontFamily, fontId, type FontId } from './fonts';
import { listScripts } from './script-runs';

/** Ids of the fonts needed to lay out a text. */
export function fontsForText(
  item: Pick<TextItem, 'text' | 'font'>,
  look: Pick<Look, 'font'>,
): FontId[] {
  const family = textFontFamily(item, look);
  return listScripts(item.text).map((script) => fontId(family, script));
}
