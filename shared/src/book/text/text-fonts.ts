import type { Look, TextItem } from '../scene';
import { textFontFamily, fontId, type FontId } from './fonts';
import { listScripts } from './script-runs';

/** Ids of the fonts needed to lay out a text. */
export function fontsForText(
  item: Pick<TextItem, 'text' | 'font'>,
  look: Pick<Look, 'font'>,
): FontId[] {
  const family = textFontFamily(item, look);
  const scripts = listScripts(item.text);
  return [
    ...new Set(
      scripts.flatMap((script) => ['', item.text].map((text) => fontId(family, script, text))),
    ),
  ];
}
