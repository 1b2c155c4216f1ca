import { isTooLargeToDecode, readPictureHeader } from '@smriti/shared/album/picture-header';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: 'teal', noise } });

const files: [string, () => Promise<Buffer>, object][] = [
  ['a JPEG', () => picture().jpeg().toBuffer(), { type: 'image/jpeg', isStreamed: true }],
  [
    'a progressive JPEG',
    () => picture().jpeg({ progressive: true }).toBuffer(),
    { isStreamed: false, channels: 3 },
  ],
  [
    'a JPEG that lies on its side',
    () => picture().withMetadata({ orientation: 8 }).jpeg().toBuffer(),
    { width: 40, height: 60 },
  ],
  [
    'a JPEG in CMYK',
    () => picture().toColourspace('cmyk').jpeg().toBuffer(),
    { isCmyk: true, channels: 4 },
  ],
  ['a PNG', () => picture().png().toBuffer(), { type: 'image/png', isStreamed: true }],
  [
    'an interlaced PNG of 16 bits',
    () => picture().toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    { isStreamed: false, bytesPerChannel: 2, channels: 3 },
  ],
  ['a GIF', () => picture().gif().toBuffer(), { type: 'image/gif', isAnimated: false }],
  [
    'a GIF that moves',
    async () => {
      const frames = await Promise.all([1, 2].map(() => picture().png().toBuffer()));
      return sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer();
    },
    { isAnimated: true },
  ],
  ['a WebP', () => picture().webp().toBuffer(), { type: 'image/webp', channels: 3 }],
  [
    'a lossless WebP with transparency',
    () => picture().ensureAlpha(0.5).webp({ lossless: true }).toBuffer(),
    { channels: 4 },
  ],
  [
    'a WebP that lies on its side',
    () => picture().withMetadata({ orientation: 6 }).webp().toBuffer(),
    { width: 40, height: 60 },
  ],
];

describe('the header of a picture', () => {
  it.each(files)('has the properties of %s, like its decoder', async (_, make, facts) => {
    const bytes = await make();
    const { autoOrient } = await sharp(bytes).metadata();
    const { width, height } = autoOrient;
    expect(readPictureHeader(bytes)).toMatchObject({ width, height, ...facts });
  });

  it('needs only the beginning of the file', async () => {
    const bytes = await picture(600, 400).jpeg().toBuffer();
    expect(readPictureHeader(bytes.subarray(0, 2000))).toMatchObject({ width: 600, height: 400 });
    expect(readPictureHeader(bytes.subarray(0, 100))).toBeNull();
  });

  it.each([
    ['text', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
    ['a TIFF', Buffer.from('II*\u0000\u0008\u0000\u0000\u0000\u0000\u0000')],
    ['a HEIC', Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic')],
  ])('is null for %s', (_, bytes) => {
    expect(readPictureHeader(bytes)).toBeNull();
  });

  it('is null or a header, but never an error, wherever a file ends', async () => {
    for (const [, make] of files) {
      const bytes = await make();
      for (let end = 0; end < Math.min(bytes.length, 1500); end += 1) {
        const cut = bytes.subarray(0, end);
        expect(() => readPictureHeader(cut)).not.toThrow();
      }
    }
  });
});

/** A JPEG whose header has these dimensions, regardless of its real size. */
async function withMeasures(kind: 'jpeg' | 'progressive', width: number, height: number) {
  const bytes = await picture()
    .jpeg({ progressive: kind === 'progressive' })
    .toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, kind === 'jpeg' ? 0xc0 : 0xc2]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

const isTooLarge = (bytes: Buffer) => {
  const head = readPictureHeader(bytes);
  if (!head) throw new Error('no head');
  return isTooLargeToDecode(head);
};

describe('the maximum size of a picture', () => {
  it('depends on the memory that its decoder needs', async () => {
    expect(isTooLarge(await withMeasures('jpeg', 12_000, 9_900))).toBe(false);
    expect(isTooLarge(await withMeasures('jpeg', 12_000, 10_100))).toBe(true);
    expect(isTooLarge(await withMeasures('progressive', 8_000, 5_000))).toBe(false);
    expect(isTooLarge(await withMeasures('progressive', 10_000, 5_000))).toBe(true);
  });

  it('counts 16 bits per channel twice', async () => {
    const png = (isWide: boolean) => {
      const image = isWide ? picture().toColourspace('rgb16') : picture();
      return image.png({ progressive: true }).toBuffer();
    };
    for (const [isWide, expected] of [
      [false, false],
      [true, true],
    ] as const) {
      const bytes = await png(isWide);
      bytes.writeUInt32BE(6_000, 16);
      bytes.writeUInt32BE(5_000, 20);
      expect(isTooLarge(bytes)).toBe(expected);
    }
  });

  it('detects a baseline JPEG of several scans, which is not decoded line by line', async () => {
    const bytes = await withMeasures('jpeg', 12_000, 9_900);
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    bytes.writeUInt8(1, scan + 4);
    expect(isTooLarge(bytes)).toBe(true);
  });

  it('detects a frame of a GIF that is larger than its screen', async () => {
    const bytes = await picture().gif().toBuffer();
    const frame = bytes.indexOf(0x2c, 13 + 3 * 2 ** ((bytes.readUInt8(10) & 7) + 1));
    bytes.writeUInt16LE(10_000, frame + 5);
    bytes.writeUInt16LE(5_000, frame + 7);
    expect(isTooLarge(bytes)).toBe(true);
  });
});
