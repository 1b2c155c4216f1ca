/*
 * Splits text into clusters, which readers perceive as one letter: a base with its marks, an Indic conjunct,
 * an emoji sequence. Does not use Intl.Segmenter, because browsers and Node have different Unicode versions,
 * and lines must break at the same place on screen and in print.
 */

/** Viramas, which join a consonant to the next one. The Tamil one usually does not. */
const VIRAMAS = new Set(Array.from('\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d'));
const TAMIL_PULLI = '\u0bcd';
/** The consonant pairs that do form conjuncts in Tamil: க்ஷ and ஶ்ரீ. */
const TAMIL_JOINED = new Set(['\u0b95\u0bcd\u0bb7', '\u0bb6\u0bcd\u0bb0', '\u0bb8\u0bcd\u0bb0']);
const ZERO_WIDTH_JOINER = '\u200d';
const ZERO_WIDTH_NON_JOINER = '\u200c';

const MARK = /[\p{M}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]/u;
const LETTER = /\p{L}/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const FLAG_LETTER = /\p{Regional_Indicator}/u;

const isJoiner = (one: string) => one === ZERO_WIDTH_JOINER || one === ZERO_WIDTH_NON_JOINER;

/** Whether a character belongs to the conjunct at the end of a cluster. */
function isConjoined(cluster: readonly string[], next: string): boolean {
  if (!LETTER.test(next)) return false;
  const signs = cluster.filter((one) => !isJoiner(one));
  const last = signs.at(-1) ?? '';
  if (VIRAMAS.has(last)) return true;
  return last === TAMIL_PULLI && TAMIL_JOINED.has(signs.slice(-2).join('') + next);
}

function isOneFlag(cluster: readonly string[], next: string): boolean {
  return cluster.length === 1 && FLAG_LETTER.test(cluster[0] ?? '') && FLAG_LETTER.test(next);
}

function belongs(cluster: readonly string[], next: string): boolean {
  if (isJoiner(next) || MARK.test(next)) return true;
  if (cluster.at(-1) === ZERO_WIDTH_JOINER && PICTURE.test(next)) return true;
  return isConjoined(cluster, next) || isOneFlag(cluster, next);
}

/** Splits a text into its indivisible clusters. */
export function splitClusters(text: string): string[] {
  const clusters: string[] = [];
  let cluster: string[] = [];
  for (const next of text) {
    if (cluster.length > 0 && !belongs(cluster, next)) {
      clusters.push(cluster.join(''));
      cluster = [];
    }
    cluster.push(next);
  }
  if (cluster.length > 0) clusters.push(cluster.join(''));
  return clusters;
}
