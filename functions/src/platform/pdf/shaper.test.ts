import { readFileSync } from 'node:fs';
import { FONT_COVERAGE } from '@smriti/shared/book/text/coverage';
import {
  DECORATIVE_FONTS,
  fontId,
  type FontScript,
  SCRIPT_TAGS,
} from '@smriti/shared/book/text/fonts';
import { fontsForText } from '@smriti/shared/book/text/text-fonts';
import { type TextLayoutInput, layoutText } from '@smriti/shared/book/text/text-layout';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { bookFontFilePath, loadShaper } from './shaper';

const SERIF = { font: 'serif' } as const;
const MM_PER_POINT = 25.4 / 72;

const item = (given: Partial<TextLayoutInput>): TextLayoutInput => ({
  text: '',
  w: 100,
  h: 10,
  font: null,
  size: 12,
  align: 'left',
  leading: 1.3,
  fit: false,
  ...given,
});

async function laidOut(given: Partial<TextLayoutInput>) {
  const text = item(given);
  return layoutText(text, SERIF, await loadShaper(fontsForText(text, SERIF)));
}

const linesOf = async (given: Partial<TextLayoutInput>) =>
  (await laidOut(given)).lines.map(({ text }) => text);

/** Glyphs of a text shaped by HarfBuzz alone. */
function ownGlyphs(script: FontScript, text: string): number[] {
  const file = readFileSync(bookFontFilePath(fontId('serif', script, text)));
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.setScript(SCRIPT_TAGS[script]);
  buffer.guessSegmentProperties();
  shape(new Font(new Face(new Blob(file))), buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

describe('shaping with the fonts of books', () => {
  it.each<[FontScript, string]>([
    ['latin', 'A trip to Goa, 1,200 km'],
    ['latin-ext', 'ā₹'],
    ['devanagari', 'क्षत्रिय विद्यार्थी श्री'],
    ['bengali', 'আমার সোনার বাংলা ক্ষমা'],
    ['tamil', 'தமிழ் ஸ்ரீ கோவை'],
    ['telugu', 'స్త్రీ తెలుగు'],
    ['kannada', 'ಕನ್ನಡ ಕ್ಷೇತ್ರ'],
    ['malayalam', 'മലയാളം സ്ത്രീ'],
    ['gujarati', 'ગુજરાતી ક્ષમા'],
    ['gurmukhi', 'ਪੰਜਾਬੀ ਸਤਿ ਸ੍ਰੀ'],
    ['odia', 'ଓଡ଼ିଆ କ୍ଷମା'],
  ])('returns the glyphs of HarfBuzz in %s', async (script, text) => {
    const { lines, missing } = await laidOut({ text });
    const glyphs = lines.flatMap(({ runs }) => runs.flatMap((run) => run.glyphs));
    expect(missing).toEqual([]);
    expect(lines.flatMap(({ runs }) => runs.map(({ font }) => font))).toEqual([
      fontId('serif', script, text),
    ]);
    expect(glyphs.map(({ id }) => id)).toEqual(ownGlyphs(script, text));
  });

  it('joins a Hindi conjunct into one glyph, and returns the characters of each glyph', async () => {
    const { lines } = await laidOut({ text: 'क्षमा' });
    const glyphs = lines[0]?.runs[0]?.glyphs ?? [];
    expect(glyphs.map(({ text }) => text)).toEqual(['क्ष', 'मा', '']);
  });

  it('selects a font per script, and the preceding font for blanks, dandas and rupee signs', async () => {
    const { lines } = await laidOut({ text: 'Goa गोवा। ₹500', w: 200 });
    expect(lines[0]?.runs.map(({ font }) => font)).toEqual([
      'noto-serif-latin',
      'noto-serif-devanagari',
      'noto-serif-latin',
    ]);
  });

  it.each([
    ['display', 'Day µ गोवा ā', ['cormorant', 'noto-serif', 'noto-serif', 'noto-serif']],
    ['handwriting', 'Day ʻa गोवा ā', ['caveat', 'noto-sans', 'noto-sans', 'noto-sans']],
  ] as const)('uses Noto for letters that the %s font does not have', async (font, text, names) => {
    const { lines, missing } = await laidOut({ text, font, w: 200 });
    const scripts = ['latin', 'latin', 'devanagari', 'latin-ext'];
    const drawn = lines[0]?.runs.filter(({ glyphs }) => glyphs.some((glyph) => glyph.text.trim()));
    expect(missing).toEqual([]);
    expect(drawn?.map((run) => run.font)).toEqual(
      names.map((name, at) => `${name}-${scripts[at]}`),
    );
    for (const { glyphs } of drawn ?? []) expect(glyphs.map(({ id }) => id)).not.toContain(0);
  });

  it.each(Object.entries(DECORATIVE_FONTS))(
    'has every other Latin character in the %s font',
    (_, { font, lacks }) => {
      const file = new Face(new Blob(readFileSync(bookFontFilePath(font)))).collectUnicodes();
      const covered = new Set(file);
      // en space, thin space and zero width space, which shapers draw without a glyph
      const blanks = new Set([0x2002, 0x2009, 0x200b]);
      const missing = FONT_COVERAGE.latin
        .flatMap(([first, last]) =>
          Array.from({ length: last - first + 1 }, (_one, at) => first + at),
        )
        .filter((point) => !covered.has(point) && !blanks.has(point));
      expect(missing.filter((point) => !lacks.test(String.fromCodePoint(point)))).toEqual([]);
    },
  );

  it('draws a box for a character without a font, and reports it', async () => {
    const { lines, missing } = await laidOut({ text: 'Goa 🎂' });
    const shaper = await loadShaper(['noto-serif-latin']);
    expect(missing).toEqual(['🎂']);
    expect(lines[0]?.runs[0]?.glyphs.at(-1)).toMatchObject({ id: 0, text: '🎂' });
    expect(shaper.outline('noto-serif-latin', 0)).toMatch(/^M.*Z$/);
  });
});

describe('lines of a text', () => {
  it('have baselines that all scripts share', async () => {
    const em = 10 * MM_PER_POINT;
    for (const text of ['Goa\nDay', 'गोवा\nदिन', 'கோவா\nநாள்']) {
      const { lines, height } = await laidOut({ text, size: 10, leading: 1.5 });
      expect(lines.map(({ baseline }) => baseline)).toEqual([
        expect.closeTo(1.138 * em, 2),
        expect.closeTo(2.638 * em, 2),
      ]);
      expect(height).toBeCloseTo(3 * em, 2);
    }
  });

  it('start at their alignment, regardless of trailing blanks', async () => {
    const [left, right, center] = await Promise.all(
      (['left', 'right', 'center'] as const).map((align) => laidOut({ text: 'Goa  \nx', align })),
    );
    const width = left?.lines[0]?.width ?? 0;
    expect(width).toBeGreaterThan(5);
    expect(left?.lines[0]?.x).toBe(0);
    expect(right?.lines[0]?.x).toBeCloseTo(100 - width, 2);
    expect(center?.lines[0]?.x).toBeCloseTo((100 - width) / 2, 2);
  });

  it('break between words and after hyphens', async () => {
    expect(await linesOf({ text: 'Our long-awaited trip to Goa', w: 22 })).toEqual([
      'Our long-',
      'awaited',
      'trip to Goa',
    ]);
  });

  it('break a long word between clusters, never within a conjunct', async () => {
    const text = 'क्षत्रियराष्ट्रीयस्वातन्त्र्यसंग्राम';
    const lines = await linesOf({ text, w: 12 });
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).toBe(text);
    for (const line of lines) {
      expect(line).toMatch(/^\p{L}/u);
      expect(line).not.toMatch(/\u094d$/);
    }
  });

  it('stay within their box if the text is fitted, and keep their size otherwise', async () => {
    const text = 'Twelve days on the coast of Konkan';
    const asWritten = await laidOut({ text, w: 60, h: 6 });
    expect(asWritten.size).toBe(12);
    expect(asWritten.height).toBeGreaterThan(6);
    const fitted = await laidOut({ text, w: 60, h: 6, fit: true });
    expect(fitted.size).toBeLessThan(12);
    expect(fitted.height).toBeLessThanOrEqual(6.01);
    expect(fitted.lines).toHaveLength(1);
    const short = await laidOut({ text: 'Goa', w: 60, h: 6, fit: true });
    expect(short.size).toBe(12);
  });

  it('lose nothing in 2000 characters, and are fast', async () => {
    const text = 'यात्रा की यादें '.repeat(125).trim();
    await laidOut({ text }); // loads fonts and HarfBuzz
    const began = performance.now();
    const lines = await linesOf({ text, w: 120 });
    expect(performance.now() - began).toBeLessThan(200);
    expect(lines.join(' ')).toBe(text);
  });
});
