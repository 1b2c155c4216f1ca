import { encodePlainName, encodeTestOutputProfile } from './output-profile.test-data';

type Lab = readonly [lightness: number, a: number, b: number];

/** Colours of solid inks on coated paper in offset print (ISO 12647-2), relative to the paper. */
const SOLIDS: readonly Lab[] = [
  [100, 0, 0], // paper
  [57, -37, -49], // cyan
  [50, 75, -3], // magenta
  [25, 19, -46], // cyan and magenta
  [93, -5, 93], // yellow
  [52, -68, 26], // cyan and yellow
  [49, 68, 48], // magenta and yellow
  [24, 0, 1], // all three
];
const BLACK: Lab = [17, 0, 0];

const steps = (count: number) => Array.from({ length: count }, (_, at) => at / (count - 1));
/** All combinations of the values of several channels; the last one varies fastest. */
const combine = (channels: number, values: readonly number[]): number[][] =>
  Array.from({ length: channels }).reduce<number[][]>(
    (rows) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );

/** Lab of halftone dots: a mixture of the solids, whose dots are larger than in the file (Neugebauer). */
function mixInks(inks: readonly number[]): Lab {
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = inks.map((area) => area ** 0.75);
  const mixed = [0, 0, 0];
  for (const [index, solid] of SOLIDS.entries()) {
    const share = [cyan, magenta, yellow].reduce(
      (product, area, bit) => product * ((index >> bit) % 2 === 1 ? area : 1 - area),
      1,
    );
    for (const [at, value] of solid.entries()) mixed[at] = (mixed[at] ?? 0) + share * value;
  }
  const [lightness = 0, a = 0, b = 0] = mixed;
  const darkness = lightness / 100;
  return [lightness * (1 - black) + BLACK[0] * darkness * black, a * (1 - black), b * (1 - black)];
}

const root = (value: number) => (value > 6 / 29 ? value ** 3 : (value - 4 / 29) * 0.128_418_5);

/**
 * Inks for a colour: the complements of its red, green and blue, with black in place of a part of the grey.
 */
function separate([lightness, a, b]: Lab): number[] {
  const y = (lightness + 16) / 116;
  const [bigX, bigY, bigZ] = [
    0.9642 * root(y + a / 500),
    root(y),
    0.8249 * root(y - b / 200),
  ] as const;
  const linear = [
    3.1339 * bigX - 1.6169 * bigY - 0.4906 * bigZ,
    -0.9788 * bigX + 1.9161 * bigY + 0.0335 * bigZ,
    0.0719 * bigX - 0.229 * bigY + 1.4052 * bigZ,
  ];
  const inks = linear.map((value) => 1 - Math.min(1, Math.max(0, value)) ** 0.42);
  const grey = Math.max(0, Math.min(...inks) - 0.3) / 0.7;
  const [cyan = 0, magenta = 0, yellow = 0] = inks.map((ink) => ink * (1 - 0.4 * grey));
  return [cyan ** 1.3, (0.85 * magenta) ** 1.3, (0.85 * yellow) ** 1.3, grey ** 1.5];
}

const ROUNDS = 6;

/** Amounts of ink that print a colour, or the nearest colour that the press can print. */
function findInks(wanted: Lab): number[] {
  let [lightness, a, b] = wanted;
  for (let round = 0; round < ROUNDS; round += 1) {
    const got = mixInks(separate([lightness, a, b]));
    lightness += 0.6 * (wanted[0] - got[0]);
    a += 0.6 * (wanted[1] - got[1]);
    b += 0.6 * (wanted[2] - got[2]);
  }
  return separate([lightness, a, b]);
}

/** Content of a conversion: type 'mft1' (ICC.1:2010, 10.9), with a table of `side` steps in each channel. */
function encodeConversion(inputs: number, side: number, values: readonly number[][]): Buffer {
  const outputs = values[0]?.length ?? 0;
  const head = Buffer.alloc(48);
  head.write('mft1', 0, 'latin1');
  head.set([inputs, outputs, side], 8);
  for (const at of [12, 28, 44]) head.writeInt32BE(0x1_0000, at);
  const identity = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
  const table = values.flat().map((value) => Math.round(255 * Math.min(1, Math.max(0, value))));
  const curves = (count: number) => Array.from({ length: count }, () => identity);
  return Buffer.concat([head, ...curves(inputs), Buffer.from(table), ...curves(outputs)]);
}

const toShares = ([lightness, a, b]: Lab) => [lightness / 100, (a + 128) / 255, (b + 128) / 255];
const toLab = ([lightness = 0, a = 0, b = 0]: number[]): Lab => [
  lightness * 100,
  a * 255 - 128,
  b * 255 - 128,
];

/** A CMYK output profile that converts colours, of a simple model of offset print on coated paper. */
export function encodeTestPressProfile(): Buffer {
  const toPaper = encodeConversion(
    4,
    7,
    combine(4, steps(7)).map((inks) => toShares(mixInks(inks))),
  );
  const toInks = encodeConversion(
    3,
    17,
    combine(3, steps(17)).map((shares) => findInks(toLab(shares))),
  );
  return encodeTestOutputProfile({
    tags: [
      ['desc', encodePlainName('Test press on coated paper')],
      ['A2B0', toPaper],
      ['B2A0', toInks],
    ],
  });
}
