import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { FONTS } from '../../../shared/src/book/scene.ts';
import { FONT_SCRIPTS, fontId, type FontScript } from '../../../shared/src/book/text/fonts.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import type { Cut as WebCut } from './families.ts';
import { readSource, textOf } from './sources.ts';

/*
 * Fonts of texts in books: Noto at one weight, a static file for each script and family, used by screen and
 * print; and the list of the characters in them.
 */

const FOLDER = join(ROOT, 'functions', 'assets', 'fonts', 'book');
const COVERAGE = join(ROOT, 'shared', 'src', 'book', 'text', 'coverage.ts');
const WEIGHT = 400;

/** Extended Latin characters: those of romanised Indian languages, and the rupee sign. */
const LATIN_EXT: WebCut['ranges'] = [
  [0x100, 0x17f],
  [0x1e00, 0x1eff],
  [0x20b9, 0x20b9],
];

/** Names of subsets that differ in fontsource. */
const SUBSETS: Partial<Record<FontScript, string>> = { odia: 'oriya' };

type Family = (typeof FONTS)[number];

interface Cut {
  font: Buffer;
  licence: string;
}

async function cut(family: Family, script: FontScript): Promise<Cut> {
  const subset = SUBSETS[script] ?? script;
  const name = script.startsWith('latin') ? `noto-${family}` : `noto-${family}-${subset}`;
  const source = await readSource(
    { package: name },
    join('files', `${name}-${subset}-wght-normal.woff2`),
  );
  const ranges = script === 'latin-ext' ? LATIN_EXT : [];
  const font = await subsetFont(source, textOf({ ranges }), {
    targetFormat: 'truetype',
    noHinting: true,
    variationAxes: { wght: WEIGHT },
    keepAllGlyphs: ranges.length === 0,
  });
  return { font, licence: (await readSource({ package: name }, 'LICENSE')).toString() };
}

/** Whether a character can occur in texts; fonts also contain control characters and byte order marks. */
const isInTexts = (point: number) => point >= 0x20 && point !== 0xfeff && point !== 0xfffd;

function pointsOf(font: Buffer): Set<number> {
  return new Set([...new Face(new Blob(font)).collectUnicodes()].filter(isInTexts));
}

function rangesOf(points: ReadonlySet<number>): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const point of [...points].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}

const hexadecimal = (point: number) => `0x${point.toString(16)}`;

async function coverageFile(covered: ReadonlyMap<FontScript, Set<number>>): Promise<Buffer> {
  const entries = [...covered].map(([script, points]) => {
    const ranges = rangesOf(points).map((range) => `[${range.map(hexadecimal).join(', ')}]`);
    return `'${script}': [${ranges.join(', ')}],`;
  });
  const source = `import type { FontScript } from './fonts';

    /**
     * What the fonts of each script have, serif and sans alike: first and last of each range. Made by
     * \`node tools/run.mjs fonts\`.
     */
    export const COVERAGE: Readonly<
      Record<FontScript, readonly (readonly [first: number, last: number])[]>
    > = {
      ${entries.join('\n')}
    };`;
  return Buffer.from(
    await format(source, { ...(await resolveConfig(COVERAGE)), parser: 'typescript' }),
  );
}

/** The common licence with the copyright notice of each font. */
function licenceFile(licences: readonly string[]): Buffer {
  const firstLines = licences.map((text) => text.split('\n', 1)[0] ?? '');
  const [licence = ''] = licences;
  return Buffer.from([...new Set(firstLines)].join('\n') + licence.slice(firstLines[0]?.length));
}

/** All files of the fonts of books: absolute path to contents. */
export async function bookFontFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const covered = new Map<FontScript, Set<number>>();
  const licences: string[] = [];
  for (const family of FONTS) {
    for (const script of FONT_SCRIPTS) {
      const { font, licence } = await cut(family, script);
      licences.push(licence);
      files.set(join(FOLDER, `${fontId(family, script)}.ttf`), font);
      const points = pointsOf(font);
      const other = covered.get(script);
      covered.set(script, other ? new Set([...other].filter((one) => points.has(one))) : points);
    }
  }
  files.set(join(FOLDER, 'noto.LICENSE.txt'), licenceFile(licences));
  return files.set(COVERAGE, await coverageFile(covered));
}
