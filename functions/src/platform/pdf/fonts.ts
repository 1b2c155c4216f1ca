import { assetFilePath } from '../asset-file-path';
import { HINDI_RANGES, isInRanges, LATIN_RANGES } from './font-ranges';

/** Fonts by script, each in two weights. Made by tools/release/fonts.ts. */
const SCRIPTS = { latin: 'figtree-latin', rupee: 'figtree-rupee', hindi: 'noto-sans-devanagari' };
export type Script = keyof typeof SCRIPTS;
export const FONT_WEIGHTS = [400, 600] as const;
export type FontWeight = (typeof FONT_WEIGHTS)[number];

/** Path of a font file. @throws when it is not deployed. */
export function fontFilePath(script: Script, weight: FontWeight): string {
  return assetFilePath('fonts', `${SCRIPTS[script]}-${weight}.ttf`);
}

export const SCRIPT_NAMES: readonly Script[] = ['latin', 'rupee', 'hindi'];

const ACCENTS = /\p{M}/gu;
/** Replacement for letters missing in all fonts. */
const UNKNOWN = '?';

function scriptOf(letter: string): Script | null {
  if (letter === '₹') return 'rupee';
  if (isInRanges(HINDI_RANGES, letter)) return 'hindi';
  return isInRanges(LATIN_RANGES, letter) ? 'latin' : null;
}

/** The letter, if a font has it; otherwise without its accent, otherwise `?`. */
function drawable(letter: string): string {
  if (scriptOf(letter) !== null) return letter;
  const plain = letter.normalize('NFD').replace(ACCENTS, '');
  return plain !== '' && Array.from(plain).every(scriptOf) ? plain : UNKNOWN;
}

export interface FontRun {
  script: Script;
  text: string;
}

/** Splits a text into runs of a single font. */
export function splitFontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  const letters = Array.from(text.normalize('NFC'), drawable).join('');
  for (const letter of letters) {
    const script = scriptOf(letter) ?? 'latin';
    const last = runs.at(-1);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}
