import { expect, it } from 'vitest';
import { encodeBarcode } from './barcode';

/** Decodes a barcode like a scanner: nine wide or narrow bars and gaps per character. */
function scanned(text: string): string[] {
  const { bars, width } = encodeBarcode(text);
  const letters: string[] = [];
  for (let first = 0; first < bars.length; first += 5) {
    const five = bars.slice(first, first + 5);
    const kinds = five.flatMap((bar, index) => {
      const next = five[index + 1];
      return next ? [bar.width, next.at - bar.at - bar.width] : [bar.width];
    });
    letters.push(kinds.map((kind) => (kind === 3 ? '1' : '0')).join(''));
  }
  const last = bars.at(-1);
  expect((last?.at ?? 0) + (last?.width ?? 0)).toBe(width);
  return letters;
}

it('encodes each letter as nine bars and gaps, three of them wide, between two stars', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-';
  const [first, ...letters] = scanned(alphabet);
  expect([first, letters.pop()]).toEqual(['010010100', '010010100']);
  expect(new Set(letters).size).toBe(alphabet.length);
  for (const letter of letters) expect(letter.match(/1/g)).toHaveLength(3);
});

it('matches the letters of the standard', () => {
  expect(scanned('OR7')).toEqual(['010010100', '100010010', '100000110', '000100101', '010010100']);
});

it('refuses letters that it cannot encode', () => {
  for (const text of ['ordabc', 'A*B', 'Ä']) expect(() => encodeBarcode(text)).toThrow(RangeError);
});
