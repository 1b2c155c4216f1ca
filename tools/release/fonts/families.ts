import { LANGUAGE_NAMES } from '../../../shared/src/language.ts';
import { LATIN_RANGES } from '../../../functions/src/platform/pdf/font-ranges.ts';

/** A cut of an installed font that becomes one file of the web app. */
export interface FontCut {
  /** File in the @fontsource-variable package. */
  source: string;
  /** File in web/src/assets/fonts. */
  file: string;
  /** Code points, as first and last of each range; none keeps every glyph. */
  ranges: readonly (readonly [number, number])[];
  /** Whether the cut keeps all OpenType features, which shape some scripts. */
  isShaped?: true;
  /** The unicode-range when it is not `ranges`. */
  unicodeRange?: string;
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** Maximum size in bytes. */
  budget: number;
}

/** A local font of the visitor that is shown until ours has loaded. */
export interface FallbackFont {
  family: string;
  local: readonly string[];
  /** Average width of a character in ems, published by capsize or measured by us. */
  averageWidth: number;
}

export interface FontFamily {
  name: string;
  /** Package of @fontsource-variable. */
  package: string;
  /** The `font-weight` descriptor. */
  weight: string;
  cuts: readonly FontCut[];
  /** Axis values of most texts, for which the fallbacks are scaled. */
  typical?: Readonly<Record<string, number>>;
  fallbacks: readonly FallbackFont[];
}

const DEVANAGARI = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF';
const RUPEE = [[0x20b9, 0x20b9]] as const;

/** The only weight of the display font; its optical size follows the font size. */
const DISPLAY_WEIGHT = 560;
const DISPLAY_AXES = { wght: DISPLAY_WEIGHT, opsz: { min: 14, max: 72 } };
const TEXT_AXES = { wght: { min: 400, max: 700 } };

export const FONT_FAMILIES: readonly FontFamily[] = [
  {
    name: 'Figtree',
    package: 'figtree',
    weight: '400 700',
    cuts: [
      {
        source: 'figtree-latin-wght-normal.woff2',
        file: 'figtree-latin.woff2',
        ranges: LATIN_RANGES,
        axes: TEXT_AXES,
        budget: 28_000,
      },
      {
        source: 'figtree-latin-ext-wght-normal.woff2',
        file: 'figtree-rupee.woff2',
        ranges: RUPEE,
        axes: TEXT_AXES,
        budget: 2_000,
      },
    ],
    typical: { wght: 400 },
    fallbacks: [
      {
        family: 'Figtree Fallback Arial',
        local: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
        averageWidth: 0.446,
      },
      {
        family: 'Figtree Fallback Roboto',
        local: ['Roboto', 'Roboto-Regular'],
        averageWidth: 0.445,
      },
      {
        family: 'Figtree Fallback DejaVu',
        local: ['DejaVu Sans', 'DejaVuSans'],
        averageWidth: 0.511,
      },
    ],
  },
  {
    name: 'Fraunces',
    package: 'fraunces',
    weight: String(DISPLAY_WEIGHT),
    cuts: [
      {
        source: 'fraunces-latin-standard-normal.woff2',
        file: 'fraunces-latin.woff2',
        ranges: LATIN_RANGES,
        axes: DISPLAY_AXES,
        budget: 45_000,
      },
      {
        source: 'fraunces-latin-ext-standard-normal.woff2',
        file: 'fraunces-rupee.woff2',
        ranges: RUPEE,
        axes: DISPLAY_AXES,
        budget: 2_000,
      },
    ],
    typical: { wght: DISPLAY_WEIGHT, opsz: 28 },
    fallbacks: [
      {
        family: 'Fraunces Fallback Georgia',
        local: ['Georgia', 'Gelasio'],
        averageWidth: 0.446,
      },
      {
        family: 'Fraunces Fallback Noto',
        local: ['Noto Serif', 'NotoSerif'],
        averageWidth: 0.481,
      },
      {
        family: 'Fraunces Fallback DejaVu',
        local: ['DejaVu Serif', 'DejaVuSerif'],
        averageWidth: 0.519,
      },
    ],
  },
  {
    name: 'Noto Sans Devanagari',
    package: 'noto-sans-devanagari',
    weight: '400 600',
    cuts: [
      {
        source: 'noto-sans-devanagari-devanagari-wght-normal.woff2',
        file: 'noto-sans-devanagari.woff2',
        ranges: [],
        unicodeRange: DEVANAGARI,
        axes: { wght: { min: 400, max: 600 } },
        budget: 85_000,
      },
    ],
    fallbacks: [],
  },
  {
    // a few glyphs for one word on English pages, which would otherwise load the whole font
    name: 'Language Names',
    package: 'noto-sans-devanagari',
    weight: '400 600',
    cuts: [
      {
        source: 'noto-sans-devanagari-devanagari-wght-normal.woff2',
        file: 'language-names.woff2',
        ranges: Array.from(LANGUAGE_NAMES.hi, (letter) => {
          const point = letter.codePointAt(0) ?? 0;
          return [point, point] as const;
        }),
        isShaped: true,
        axes: { wght: { min: 400, max: 600 } },
        budget: 4_000,
      },
    ],
    fallbacks: [],
  },
  {
    name: 'Noto Serif Devanagari',
    package: 'noto-serif-devanagari',
    weight: String(DISPLAY_WEIGHT),
    cuts: [
      {
        source: 'noto-serif-devanagari-devanagari-wght-normal.woff2',
        file: 'noto-serif-devanagari.woff2',
        ranges: [],
        unicodeRange: DEVANAGARI,
        axes: { wght: DISPLAY_WEIGHT },
        budget: 75_000,
      },
    ],
    fallbacks: [],
  },
];

/** A cut at one weight that documents embed: PDF knows neither WOFF2 nor variable fonts. */
export interface PrintFontCut {
  /** Package of @fontsource-variable. */
  package: string;
  source: string;
  /** Beginning of the file names in functions/assets/fonts; one file for each weight. */
  file: string;
  /** Code points, as in Cut. */
  ranges: FontCut['ranges'];
}

export const PRINT_FONT_WEIGHTS = [400, 600] as const;

export const PRINT_FONT_CUTS: readonly PrintFontCut[] = [
  {
    package: 'figtree',
    source: 'figtree-latin-wght-normal.woff2',
    file: 'figtree-latin',
    ranges: LATIN_RANGES,
  },
  {
    package: 'figtree',
    source: 'figtree-latin-ext-wght-normal.woff2',
    file: 'figtree-rupee',
    ranges: RUPEE,
  },
  {
    package: 'noto-sans-devanagari',
    source: 'noto-sans-devanagari-devanagari-wght-normal.woff2',
    file: 'noto-sans-devanagari',
    ranges: [],
  },
];
