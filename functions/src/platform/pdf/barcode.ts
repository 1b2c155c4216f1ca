/** Code 39: alternating bars and gaps of each character, starting with a bar; 1 is wide. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': '000110100',
  '1': '100100001',
  '2': '001100001',
  '3': '101100000',
  '4': '000110001',
  '5': '100110000',
  '6': '001110000',
  '7': '000100101',
  '8': '100100100',
  '9': '001100100',
  A: '100001001',
  B: '001001001',
  C: '101001000',
  D: '000011001',
  E: '100011000',
  F: '001011000',
  G: '000001101',
  H: '100001100',
  I: '001001100',
  J: '000011100',
  K: '100000011',
  L: '001000011',
  M: '101000010',
  N: '000010011',
  O: '100010010',
  P: '001010010',
  Q: '000000111',
  R: '100000110',
  S: '001000110',
  T: '000010110',
  U: '110000001',
  V: '011000001',
  W: '111000000',
  X: '010010001',
  Y: '110010000',
  Z: '011010000',
  '-': '010000101',
  '*': '010010100',
};

const WIDE = 3;

/** A bar: offset and width in units of a narrow bar. */
export interface BarcodeBar {
  at: number;
  width: number;
}

/**
 * A number as a Code 39 barcode, readable by every scanner.
 * @throws RangeError for anything but capital letters, digits and hyphens.
 */
export function encodeBarcode(text: string): { bars: BarcodeBar[]; width: number } {
  const bars: BarcodeBar[] = [];
  let at = 0;
  if (text.includes('*')) throw new RangeError('a star is where a barcode ends');
  for (const letter of `*${text}*`) {
    const pattern = LETTERS[letter];
    if (pattern === undefined) throw new RangeError(`no barcode has ${letter}`);
    for (const [index, kind] of Array.from(pattern).entries()) {
      const width = kind === '1' ? WIDE : 1;
      if (index % 2 === 0) bars.push({ at, width });
      at += width;
    }
    at += 1; // gap between two characters
  }
  return { bars, width: at - 1 };
}
