import { type FontFamily, type FontId, fontId, type FontScript } from './fonts';
import { splitScriptRuns } from './script-runs';
import type { TextShaper } from './shaper';

/** A glyph of a word; positions in ems from the start of the word, and above the baseline. */
interface WordGlyph {
  id: number;
  x: number;
  y: number;
  text: string;
}

export interface WordRun {
  font: FontId;
  unitsPerEm: number;
  glyphs: WordGlyph[];
}

/** A shaped word, or run of blanks. */
export interface ShapedWord {
  text: string;
  /** Width in ems. */
  width: number;
  runs: WordRun[];
  /** Script at the end of the word, which following blanks continue. */
  script: FontScript | null;
}

/** Shapes words, and caches them by word and preceding script. */
export type WordShaper = (word: string, before: FontScript | null) => ShapedWord;

/** A character that no font has: its glyph is the font's box. */
const UNKNOWN = '\u{10ffff}';

/** Text of each glyph: that of its cluster for the first glyph of a cluster, otherwise ''. */
function clusterTexts(text: string, clusters: readonly number[]): string[] {
  const begins = [...new Set(clusters)].toSorted((one, other) => one - other);
  const endOf = (begin: number) => begins[begins.indexOf(begin) + 1] ?? text.length;
  return clusters.map((begin, at) =>
    clusters.indexOf(begin) === at ? text.slice(begin, endOf(begin)) : '',
  );
}

interface Placed {
  run: WordRun;
  width: number;
}

function shapedRun(
  shaper: TextShaper,
  font: FontId,
  { script, text }: { script: FontScript; text: string },
  from: number,
): Placed {
  const { unitsPerEm } = shaper.metrics(font);
  const shaped = shaper.shape(font, script, text);
  const texts = clusterTexts(
    text,
    shaped.map(({ cluster }) => cluster),
  );
  let x = from;
  const glyphs = shaped.map(({ id, advance, dx, dy }, at) => {
    const glyph = { id, x: x + dx / unitsPerEm, y: dy / unitsPerEm, text: texts[at] ?? '' };
    x += advance / unitsPerEm;
    return glyph;
  });
  return { run: { font, unitsPerEm, glyphs }, width: x - from };
}

function boxRun(shaper: TextShaper, font: FontId, text: string, from: number): Placed {
  const { run, width } = shapedRun(shaper, font, { script: 'latin', text: UNKNOWN }, from);
  return { run: { ...run, glyphs: run.glyphs.map((glyph) => ({ ...glyph, text })) }, width };
}

export function createWordShaper(shaper: TextShaper, family: FontFamily): WordShaper {
  const known = new Map<string, ShapedWord>();

  function shapeAnew(word: string, before: FontScript | null): ShapedWord {
    const runs: WordRun[] = [];
    let [width, last] = [0, before];
    for (const part of splitScriptRuns(word, before)) {
      const { script, text } = part;
      const font = fontId(family, script ?? 'latin', text);
      const placed =
        script === null
          ? boxRun(shaper, font, text, width)
          : shapedRun(shaper, font, { script, text }, width);
      runs.push(placed.run);
      width += placed.width;
      last = script ?? last;
    }
    return { text: word, width, runs, script: last };
  }

  return (word, before) => {
    const key = `${before ?? ''} ${word}`;
    const shaped = known.get(key) ?? shapeAnew(word, before);
    known.set(key, shaped);
    return shaped;
  };
}
