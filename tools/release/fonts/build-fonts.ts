import { join } from 'node:path';
import subsetFont from 'subset-font';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../../shared/local/paths.ts';
import {
  type Cut,
  FAMILIES,
  type Fallback,
  type Family,
  PRINT_CUTS,
  PRINT_WEIGHTS,
  type PrintCut,
} from './families.ts';
import { bookFontFiles } from './book-fonts.ts';
import { readMetrics, type FontMetrics } from './metrics.ts';
import { readSource, textOf } from './sources.ts';

const STYLE_SHEET = join(ROOT, 'web', 'src', 'styles', 'fonts.css');
const FONTS = join(ROOT, 'web', 'src', 'assets', 'fonts');
const PRINT_FONTS = join(ROOT, 'functions', 'assets', 'fonts');

const HEADER = `/*
 * Made by tools/release/fonts.ts: 'node tools/run.mjs fonts'. Our fonts, cut down, and the visitor's own
 * ones stretched to their measures, so that nothing moves when ours arrive.
 */`;

/** OpenType features that Latin text needs; Devanagari keeps all features. */
const LATIN_FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** All files of the fonts of the web app and of documents: absolute path to contents. */
export async function buildFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const rules = [HEADER];
  for (const family of FAMILIES) {
    files.set(join(FONTS, `${family.package}.LICENSE.txt`), await readSource(family, 'LICENSE'));
    for (const cut of family.cuts) {
      files.set(join(FONTS, cut.file), await cutFont(family, cut));
      rules.push(fontFace(family, cut));
    }
    if (family.typical) {
      const metrics = await typicalMetrics(family);
      rules.push(...family.fallbacks.map((fallback) => fallbackFace(fallback, metrics)));
    }
  }
  for (const cut of PRINT_CUTS) {
    const license = join(PRINT_FONTS, `${cut.package}.LICENSE.txt`);
    files.set(license, await readSource(cut, 'LICENSE'));
    for (const weight of PRINT_WEIGHTS) {
      files.set(join(PRINT_FONTS, `${cut.file}-${weight}.ttf`), await cutForPrint(cut, weight));
    }
  }
  for (const [path, contents] of await bookFontFiles()) files.set(path, contents);
  const config = await resolveConfig(STYLE_SHEET);
  const styleSheet = await format(rules.join('\n\n'), { ...config, parser: 'css' });
  return files.set(STYLE_SHEET, Buffer.from(styleSheet));
}

/** @throws RangeError when the cut is over its budget. */
async function cutFont(family: Family, cut: Cut): Promise<Buffer> {
  const keepAllGlyphs = cut.ranges.length === 0;
  const font = await subsetFont(await readSource(family, join('files', cut.source)), textOf(cut), {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: cut.axes,
    keepAllGlyphs,
    keepFeatures: keepAllGlyphs || cut.isShaped ? undefined : LATIN_FEATURES,
  });
  if (font.length > cut.budget) {
    throw new RangeError(`${cut.file} takes ${font.length} bytes, over its ${cut.budget}`);
  }
  return font;
}

async function cutForPrint(cut: PrintCut, weight: number): Promise<Buffer> {
  const keepAllGlyphs = cut.ranges.length === 0;
  return subsetFont(await readSource(cut, join('files', cut.source)), textOf(cut), {
    targetFormat: 'truetype',
    noHinting: true,
    variationAxes: { wght: weight },
    keepAllGlyphs,
    keepFeatures: keepAllGlyphs ? undefined : LATIN_FEATURES,
  });
}

async function typicalMetrics(family: Family): Promise<FontMetrics> {
  const [latin] = family.cuts;
  if (!latin) throw new RangeError(`${family.name} has no cut to measure`);
  const source = await readSource(family, join('files', latin.source));
  const variationAxes = family.typical;
  return readMetrics(
    await subsetFont(source, textOf(latin), { targetFormat: 'truetype', variationAxes }),
  );
}

function unicodeRange(cut: Cut): string {
  const hexadecimal = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');
  const ranges = cut.ranges.map(([first, last]) =>
    first === last ? hexadecimal(first) : `${hexadecimal(first)}-${hexadecimal(last)}`,
  );
  return cut.unicodeRange ?? ranges.map((range) => `U+${range}`).join(', ');
}

function fontFace(family: Family, cut: Cut): string {
  return `@font-face {
    font-family: '${family.name}';
    font-style: normal;
    font-weight: ${family.weight};
    font-display: swap;
    src: url('../assets/fonts/${cut.file}') format('woff2');
    unicode-range: ${unicodeRange(cut)};
  }`;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Font face of a fallback, scaled to the width and line height of our font. */
function fallbackFace({ family, local, averageWidth }: Fallback, ours: FontMetrics): string {
  const size = ours.averageWidth / averageWidth;
  return `@font-face {
    font-family: '${family}';
    src: ${local.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${percent(size)};
    ascent-override: ${percent(ours.ascent / size)};
    descent-override: ${percent(ours.descent / size)};
    line-gap-override: ${percent(ours.lineGap / size)};
  }`;
}
