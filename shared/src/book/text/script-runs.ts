import { clustersOf } from './clusters';
import { COVERAGE } from './coverage';
import { FONT_SCRIPTS, type FontScript } from './fonts';
import { paragraphsOf } from './paragraphs';

/** A piece of a text that one font draws, or one cluster that none has. */
export interface ScriptRun {
  /** null: no font has it. */
  script: FontScript | null;
  text: string;
}

/** Characters that show nothing by themselves: shapers leave them out where a font has none. */
const INVISIBLE = /^(?:[\u00ad\u200b-\u200d\u2060\ufeff]|\ufe0e|\ufe0f)$/u;

const covers = (script: FontScript, character: string): boolean => {
  const point = character.codePointAt(0) ?? 0;
  return COVERAGE[script].some(([first, last]) => point >= first && point <= last);
};

/** More than the clusters of a long book in several scripts. */
const MAX_KNOWN = 5000;
const known = new Map<string, readonly FontScript[]>();

/** The scripts whose fonts have all of a cluster. */
function scriptsFor(cluster: string): readonly FontScript[] {
  const before = known.get(cluster);
  if (before) return before;
  const characters = Array.from(cluster).filter((one) => !INVISIBLE.test(one));
  const scripts = FONT_SCRIPTS.filter((script) => characters.every((one) => covers(script, one)));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(cluster, scripts);
  return scripts;
}

/**
 * A text in pieces that one font each draws. What several fonts have (blanks, dandas, the rupee sign)
 * goes with what stands before it.
 * @param before the script that goes before the text
 */
export function scriptRuns(text: string, before: FontScript | null = null): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let current = before;
  for (const cluster of clustersOf(text)) {
    const scripts = scriptsFor(cluster);
    const script = (current && scripts.includes(current) ? current : scripts[0]) ?? null;
    const last = runs.at(-1);
    if (last && script !== null && last.script === script) last.text += cluster;
    else runs.push({ script, text: cluster });
    current = script ?? current;
  }
  return runs;
}

/** The scripts whose fonts a text is drawn with; the Latin one has the box for what none has. */
export function scriptsOf(text: string): FontScript[] {
  const found = new Set(
    paragraphsOf(text).flatMap((line) => scriptRuns(line).map(({ script }) => script ?? 'latin')),
  );
  return FONT_SCRIPTS.filter((script) => found.has(script));
}
