import { splitClusters } from './clusters';
import { FONT_COVERAGE } from './coverage';
import { FONT_SCRIPTS, type FontScript } from './fonts';
import { splitParagraphs } from './paragraphs';

/** A piece of text in one font, or one cluster that no font has. */
export interface ScriptRun {
  /** Script of the piece; null: no font has the cluster. */
  script: FontScript | null;
  text: string;
}

/** Characters without a visible glyph: shapers skip them if a font lacks them. */
const INVISIBLE = /^(?:[\u00ad\u200b-\u200d\u2060\ufeff]|\ufe0e|\ufe0f)$/u;

const covers = (script: FontScript, character: string): boolean => {
  const point = character.codePointAt(0) ?? 0;
  return FONT_COVERAGE[script].some(([first, last]) => point >= first && point <= last);
};

/** Cache size: more than the clusters of a long book in several scripts. */
const MAX_CACHED_CLUSTERS = 5000;
const known = new Map<string, readonly FontScript[]>();

/** The scripts whose fonts cover a whole cluster. */
function scriptsFor(cluster: string): readonly FontScript[] {
  const before = known.get(cluster);
  if (before) return before;
  const characters = Array.from(cluster).filter((one) => !INVISIBLE.test(one));
  const scripts = FONT_SCRIPTS.filter((script) => characters.every((one) => covers(script, one)));
  if (known.size >= MAX_CACHED_CLUSTERS) known.clear();
  known.set(cluster, scripts);
  return scripts;
}

/**
 * Splits a text into pieces of one font each. Clusters that several fonts have (blanks, dandas, the rupee
 * sign) stay in the font of the preceding text.
 * @param before script of the preceding text
 */
export function splitScriptRuns(text: string, before: FontScript | null = null): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let current = before;
  for (const cluster of splitClusters(text)) {
    const scripts = scriptsFor(cluster);
    const script = (current && scripts.includes(current) ? current : scripts[0]) ?? null;
    const last = runs.at(-1);
    if (last && script !== null && last.script === script) last.text += cluster;
    else runs.push({ script, text: cluster });
    current = script ?? current;
  }
  return runs;
}

/** Scripts whose fonts a text needs; Latin has the box for missing characters. */
export function listScripts(text: string): FontScript[] {
  const found = new Set(
    splitParagraphs(text).flatMap((line) =>
      splitScriptRuns(line).map(({ script }) => script ?? 'latin'),
    ),
  );
  return FONT_SCRIPTS.filter((script) => found.has(script));
}
