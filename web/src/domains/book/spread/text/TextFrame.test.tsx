import { readFile } from 'node:fs/promises';
import { createTestTextItem } from '@smriti/shared/book/book.test-data';
import type { TextItem } from '@smriti/shared/book/scene';
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failImport } from '#lib/api/without-connection.test-data.ts';

const LOOK = { font: 'serif' } as const;
const FONTS = 'functions/assets/fonts/book/';

/** Stubs the font requests and records them; files with `missing` in their name are not found. */
function stubFonts(missing?: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.slice(address.lastIndexOf('/') + 1);
    asked.push(name);
    if (missing !== undefined && name.includes(missing)) return new Response('', { status: 404 });
    return new Response(await readFile(FONTS + name));
  });
  return asked;
}

// Loaded fonts stay in the module, so each test imports a fresh copy.
beforeEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

async function draw(given: Partial<TextItem>) {
  const { TextFrame } = await import('./TextFrame');
  const { container } = render(
    <svg>
      <TextFrame item={createTestTextItem(given)} look={LOOK} ink="#112233" />
    </svg>,
  );
  return container;
}

/** Bounding box of all points of a path, control points included. */
function extentOf(path: string) {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

it('draws the outlines of glyphs in mm once the fonts are loaded', async () => {
  const asked = stubFonts();
  const container = await draw({ text: 'HH', size: 72, w: 60, h: 40, leading: 1, align: 'right' });
  expect(container.querySelector('path, text')).toBeNull();
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull());
  expect([...new Set(asked)]).toEqual(['noto-serif-latin.ttf']);
  const { left, right, top, bottom } = extentOf(
    container.querySelector('path')?.getAttribute('d') ?? '',
  );
  // 72 points are 25.4 mm; the baseline is 0.888 em below the top, and capitals are 0.714 em high.
  expect(bottom).toBeCloseTo(0.888 * 25.4, 1);
  expect(bottom - top).toBeCloseTo(0.714 * 25.4, 1);
  expect(right).toBeLessThanOrEqual(60);
  expect(right).toBeGreaterThan(58);
  expect(left).toBeGreaterThan(10);
});

it('loads the fonts of the scripts in the text', async () => {
  const asked = stubFonts();
  const container = await draw({ text: 'Goa गोवा কলকাতা', font: 'sans' });
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull());
  expect([...new Set(asked)].toSorted()).toEqual([
    'noto-sans-bengali.ttf',
    'noto-sans-devanagari.ttf',
    'noto-sans-latin.ttf',
  ]);
});

it('has its own colour or the ink colour, and rotates around its centre', async () => {
  stubFonts();
  const plain = await draw({ text: 'a' });
  expect(plain.querySelector('g')?.getAttribute('fill')).toBe('#112233');
  const turned = await draw({ colour: '#ff0000', x: 5, y: 6, w: 40, h: 10, angle: 90 });
  expect(turned.querySelector('g')?.getAttribute('fill')).toBe('#ff0000');
  expect(turned.querySelector('g')?.getAttribute('transform')).toBe(
    'translate(5 6) rotate(90 20 5)',
  );
});

it('draws a text in a fallback font with a notice if its font cannot be loaded', async () => {
  stubFonts('tamil');
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { useHasFallbackTexts } = await import('./use-shaper');
  const Note = () => (useHasFallbackTexts() ? <p>plain</p> : null);
  const note = render(<Note />);
  const container = await draw({ text: 'தமிழ் நாடு', w: 12 });
  await waitFor(() => expect(container.querySelector('tspan')).not.toBeNull());
  const lines = [...container.querySelectorAll('tspan')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['தமிழ்', 'நாடு']);
  expect(note.container.textContent).toBe('plain');
});

it('draws a text unshaped with a notice if the shaper cannot be loaded', async () => {
  vi.doMock('./text-outline', failImport);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { useHasFallbackTexts } = await import('./use-shaper');
  const Note = () => (useHasFallbackTexts() ? <p>plain</p> : null);
  const note = render(<Note />);
  const container = await draw({ text: 'Meera\nand Arjun' });
  await waitFor(() => expect(container.querySelector('tspan')).not.toBeNull());
  const lines = [...container.querySelectorAll('tspan')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Meera', 'and Arjun']);
  expect(note.container.textContent).toBe('plain');
  vi.doUnmock('./text-outline');
});
