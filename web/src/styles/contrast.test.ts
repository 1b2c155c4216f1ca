import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Pair = readonly [one: string, other: string];
type Palette = ReadonlyMap<string, string>;

function coloursIn(css: string): Palette {
  const declarations = css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g);
  return new Map(Array.from(declarations, ([, name = '', colour = '']) => [name, colour]));
}

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [lightCss = '', darkCss = ''] = tokens.split('@media (prefers-color-scheme: dark)');
const light = coloursIn(lightCss);
const dark = new Map([...light, ...coloursIn(darkCss)]);

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(palette: Palette, one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((name) => {
      const colour = palette.get(name);
      if (!colour) throw new Error(`no colour token --${name}`);
      return luminance(colour);
    })
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sunken', 'accent-soft'];
const STATUS = ['waiting', 'info', 'success', 'danger'];

const TEXT_PAIRS: readonly Pair[] = [
  ...['ink', 'ink-muted', 'accent-ink', 'offer-ink', 'danger'].flatMap((text) =>
    GROUNDS.map((ground): Pair => [text, ground]),
  ),
  ...STATUS.flatMap((status): Pair[] => [
    [status, `${status}-soft`],
    ['ink', `${status}-soft`],
    [status, 'surface'],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-offer', 'offer'],
  ['on-danger', 'danger'],
  ['paper', 'ink'],
];

/** Edges, icons and marks that must be visible to use or understand the page. */
const MARK_PAIRS: readonly Pair[] = [
  ...['line-control', 'focus', 'star', 'accent-ink'].flatMap((mark) =>
    ['paper', 'surface', 'sunken'].map((ground): Pair => [mark, ground]),
  ),
  ['accent', 'paper'],
  ['accent', 'surface'],
  ['line-control', 'accent-soft'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_, palette) => {
  it.each(TEXT_PAIRS)('have a contrast of 4.5 for text: %s on %s', (text, ground) => {
    expect(contrast(palette, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARK_PAIRS)('have a contrast of 3 for marks: %s on %s', (mark, ground) => {
    expect(contrast(palette, mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it('define the same tokens in both schemes', () => {
    const ours = [...coloursIn(darkCss).keys()];
    expect(ours.sort()).toEqual([...light.keys()].sort());
  });
});

it('computes the contrast of black on white as WCAG defines it', () => {
  const palette = new Map([
    ['black', '#000000'],
    ['white', '#ffffff'],
    ['grey', '#777777'],
  ]);
  expect(contrast(palette, 'black', 'white')).toBeCloseTo(21);
  expect(contrast(palette, 'grey', 'white')).toBeCloseTo(4.478, 2);
});
