import type { Look, TextItem } from '../scene';
import { familyOf, fontId, type FontId } from './fonts';
import { scriptsOf } from './script-runs';

/** Ids of the fonts needed to lay out a text. */
export function fontsFor(
  item: Pick<TextItem, 'text' | 'font'>,
  look: Pick<Look, 'font'>,
): FontId[] {
  const family = familyOf(item, look);
  return scriptsOf(item.text).map((script) => fontId(family, script));
}
