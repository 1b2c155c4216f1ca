import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Our fonts, each in both weights, by what they have letters for. Made by tools/fonts.ts. */
const SCRIPTS = { latin: 'figtree-latin', rupee: 'figtree-rupee', hindi: 'noto-sans-devanagari' };
export type Script = keyof typeof SCRIPTS;
export const WEIGHTS = [400, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The bundle lies one or two folders below the function's, the source three. */
const DEPTHS = ['..', '../..', '../../..'];

/** The file of a font. @throws when it is not deployed. */
export function fontFile(script: Script, weight: Weight): string {
  const file = join('assets', 'fonts', `${SCRIPTS[script]}-${weight}.ttf`);
  const paths = DEPTHS.map((depth) => join(import.meta.dirname, depth, file));
  const path = paths.find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`${file} is not there`);
  return path;
}

export const SCRIPT_NAMES: readonly Script[] = ['latin', 'rupee', 'hindi'];

type Ranges = readonly (readonly [first: number, last: number])[];

/** What the cuts of tools/fonts hold. */
const HINDI: Ranges = [
  [0x900, 0x97f],
  [0x1cd0, 0x1cf9],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
  [0xa830, 0xa839],
  [0xa8e0, 0xa8ff],
];
const LATIN: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
const ACCENTS = /\p{M}/gu;
/** What stands for a letter that none of our fonts has. */
const UNKNOWN = '?';

function scriptOf(letter: string): Script | null {
  const point = letter.codePointAt(0) ?? 0;
  const isIn = (ranges: Ranges) => ranges.some(([first, last]) => point >= first && point <= last);
  if (letter === '₹') return 'rupee';
  if (isIn(HINDI)) return 'hindi';
  return isIn(LATIN) ? 'latin' : null;
}

/** A letter as our fonts have it: without its accent where they have only that, else `?`. */
function drawable(letter: string): string {
  if (scriptOf(letter) !== null) return letter;
  const plain = letter.normalize('NFD').replace(ACCENTS, '');
  return plain !== '' && Array.from(plain).every(scriptOf) ? plain : UNKNOWN;
}

export interface Run {
  script: Script;
  text: string;
}

/** A text in pieces that one font each has. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  const letters = Array.from(text.normalize('NFC'), drawable).join('');
  for (const letter of letters) {
    const script = scriptOf(letter) ?? 'latin';
    const last = runs.at(-1);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}
