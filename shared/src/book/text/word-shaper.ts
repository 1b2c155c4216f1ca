import { type FontFamily, type FontId, fontId, type FontScript } from './fonts';
import { scriptRuns } from './script-runs';
import type { Shaper } from './shaper';

/** A glyph of a word; ems from where the word begins, and above the baseline. */
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

/** A word, or blanks, in glyphs. */
export interface ShapedWord {
  text: string;
  /** Ems. */
  width: number;
  runs: WordRun[];
  /** The script that it ends in, which blanks after it go with. */
  script: FontScript | null;
}

/** Shapes a word; the same word after the same script only once. */
export type WordShaper = (word: string, before: FontScript | null) => ShapedWord;

/** A character that no font will ever have: its glyph is the font's box. */
const UNKNOWN = '\u{10ffff}';

/** What each glyph shows: its cluster's text, with the first glyph of a cluster. */
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
  shaper: Shaper,
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

function boxRun(shaper: Shaper, font: FontId, text: string, from: number): Placed {
  const { run, width } = shapedRun(shaper, font, { script: 'latin', text: UNKNOWN }, from);
  return { run: { ...run, glyphs: run.glyphs.map((glyph) => ({ ...glyph, text })) }, width };
}

export function wordShaper(shaper: Shaper, family: FontFamily): WordShaper {
  const known = new Map<string, ShapedWord>();

  function shapeAnew(word: string, before: FontScript | null): ShapedWord {
    const runs: WordRun[] = [];
    let [width, last] = [0, before];
    for (const part of scriptRuns(word, before)) {
      const { script, text } = part;
      const font = fontId(family, script ?? 'latin');
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
