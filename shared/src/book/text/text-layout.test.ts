import { describe, expect, it } from 'vitest';
import type { TextShaper } from './shaper';
import { type TextLayoutInput, layoutText } from './text-layout';

/** A fake shaper whose letters are half an em wide, and a counter of shaped letters. */
function letters() {
  let shaped = 0;
  const shaper: TextShaper = {
    has: () => true,
    metrics: () => ({ unitsPerEm: 1000, ascent: 1000, descent: 300 }),
    shape(_font, _script, text) {
      shaped += text.length;
      return Array.from(text, (_, cluster) => ({ id: 1, cluster, advance: 500, dx: 0, dy: 0 }));
    },
    outline: () => '',
  };
  return { shaper, shaped: () => shaped };
}

const text = (given: Partial<TextLayoutInput>): TextLayoutInput => ({
  text: '',
  w: 60,
  h: 12,
  font: null,
  size: 40,
  align: 'left',
  leading: 1.2,
  fit: true,
  ...given,
});

describe('a fitted text', () => {
  it('shrinks until no word is broken and all lines fit', () => {
    const { shaper } = letters();
    const { size, lines, height } = layoutText(
      text({ text: 'Mehendi' }),
      { font: 'serif' },
      shaper,
    );
    expect(lines.map((line) => line.text)).toEqual(['Mehendi']);
    expect(size).toBeLessThan(40);
    expect(height).toBeLessThanOrEqual(12.05);
  });

  it('skips sizes at which its longest word does not fit', () => {
    const { shaper, shaped } = letters();
    // no part of the word is repeated
    const word = Array.from({ length: 900 }, (_, at) => at.toString(36))
      .join('')
      .slice(0, 1700);
    const { size, lines } = layoutText(text({ text: word }), { font: 'serif' }, shaper);
    expect(size).toBe(5);
    expect(lines.map((line) => line.text).join('')).toBe(word);
    // 68 letters per line, each shaped together with those before it: only once, not at each of 70 sizes
    expect(shaped()).toBeLessThan(200_000);
  });
});
