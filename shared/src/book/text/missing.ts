import { paragraphsOf } from './paragraphs';
import { scriptRuns } from './script-runs';

/**
 * What of a text no font has, such as emoji and Urdu: each character once, in the order of the text.
 * It is drawn as a box, and nothing with it can be requested (docs/rules.md#books-12).
 */
export function missingCharacters(text: string): string[] {
  const runs = paragraphsOf(text).flatMap((line) => scriptRuns(line));
  return [...new Set(runs.flatMap(({ script, text: one }) => (script === null ? [one] : [])))];
}
