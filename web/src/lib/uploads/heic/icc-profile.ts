/** Primaries of a colour space, adapted to D50: X, Y and Z of red, green and blue. */
type Primaries = readonly (readonly [x: number, y: number, z: number])[];

/** Display P3 and BT.2020 by their number in ITU-T H.273. */
const WIDE_GAMUTS: ReadonlyMap<number, { name: string; primaries: Primaries }> = new Map([
  [
    12,
    {
      name: 'Display P3',
      primaries: [
        [0.51512, 0.2412, -0.00105],
        [0.29198, 0.69225, 0.04189],
        [0.1571, 0.06657, 0.78407],
      ],
    },
  ],
  [
    9,
    {
      name: 'BT.2020',
      primaries: [
        [0.67348, 0.27904, -0.00193],
        [0.16566, 0.67535, 0.02998],
        [0.12505, 0.04561, 0.79685],
      ],
    },
  ],
]);

const D50 = [0.9642, 1, 0.82491] as const;
const HEADER_BYTES = 128;
const CURVE_POINTS = 256;

const toAscii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const toUint16 = (value: number) => [(value >> 8) & 255, value & 255];
const toUint32 = (value: number) => [...toUint16(value >>> 16), ...toUint16(value & 0xffff)];
const toFixed16 = (value: number) => toUint32(Math.round(value * 65_536) >>> 0);

function createTag(type: string, content: readonly number[]): number[] {
  const bytes = [...toAscii(type), 0, 0, 0, 0, ...content];
  while (bytes.length % 4 !== 0) bytes.push(0);
  return bytes;
}

/** Linear light of an sRGB value, both from 0 to 1. */
const toLinear = (value: number) =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function createCurve(): number[] {
  const points = Array.from({ length: CURVE_POINTS }, (_, index) =>
    toUint16(Math.round(toLinear(index / (CURVE_POINTS - 1)) * 65_535)),
  );
  return createTag('curv', [...toUint32(CURVE_POINTS), ...points.flat()]);
}

function createDescription(name: string): number[] {
  const text = [...toAscii(name), 0];
  // Unicode and Macintosh names are left empty.
  return createTag('desc', [...toUint32(text.length), ...text, ...Array<number>(78).fill(0)]);
}

const createXyz = (values: readonly number[]) => createTag('XYZ ', values.flatMap(toFixed16));

function createHeader(size: number): number[] {
  const bytes = Array<number>(HEADER_BYTES).fill(0);
  const put = (at: number, part: readonly number[]) => bytes.splice(at, part.length, ...part);
  put(0, toUint32(size));
  put(8, [2, 0x40, 0, 0]);
  put(12, toAscii('mntrRGB XYZ '));
  put(24, [2026, 1, 1, 0, 0, 0].flatMap(toUint16));
  put(36, toAscii('acsp'));
  put(68, D50.flatMap(toFixed16));
  return bytes;
}

/**
 * Creates an ICC profile (version 2) of a colour space with wide primaries and sRGB's curve; null for the
 * primaries of sRGB and for unknown ones.
 * @param number number of the primaries in ITU-T H.273
 */
export function createWideGamutProfile(number: number): Uint8Array<ArrayBuffer> | null {
  const gamut = WIDE_GAMUTS.get(number);
  if (!gamut) return null;
  const trc = createCurve();
  const tags: [name: string, content: number[]][] = [
    ['desc', createDescription(gamut.name)],
    ['cprt', createTag('text', [...toAscii('No copyright'), 0])],
    ['wtpt', createXyz(D50)],
    ...gamut.primaries.map((values, index): [string, number[]] => [
      `${'rgb'[index]}XYZ`,
      createXyz(values),
    ]),
    ['rTRC', trc],
    ['gTRC', trc],
    ['bTRC', trc],
  ];
  const contents = [...new Set(tags.map(([, content]) => content))];
  const first = HEADER_BYTES + 4 + tags.length * 12;
  const offsets = new Map<number[], number>();
  let end = first;
  for (const content of contents) {
    offsets.set(content, end);
    end += content.length;
  }
  const table = tags.flatMap(([name, content]) => [
    ...toAscii(name),
    ...toUint32(offsets.get(content) ?? 0),
    ...toUint32(content.length),
  ]);
  return Uint8Array.from([
    ...createHeader(end),
    ...toUint32(tags.length),
    ...table,
    ...contents.flat(),
  ]);
}
