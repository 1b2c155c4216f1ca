import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { jpegPictureParts, createMetadataFilter } from './metadata-removal';

/** Metadata written by cameras and programs. */
const TOLD = ['CameraOwner', 'GPSPlace', 'SaidInXmp', 'SaidInComment', 'SaidInThumbnail'];
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>SaidInXmp</a></x:xmpmeta>';
const SIDEWAYS = 6;

const ascii = (text: string) => Buffer.from(text, 'latin1');
function segment(marker: number, body: string | Buffer): Buffer {
  const bytes = typeof body === 'string' ? ascii(body) : body;
  return Buffer.concat([Buffer.from([0xff, marker, 0, 0]), bytes]).fill(
    Buffer.from([(bytes.length + 2) >> 8, (bytes.length + 2) & 0xff]),
    2,
    4,
  );
}

function chunkOf(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}

/** A rotated picture with metadata written by sharp. */
function drawn() {
  const create = { width: 40, height: 24, channels: 3, background: '#c04010' } as const;
  const exif = { IFD0: { Artist: 'CameraOwner', Copyright: 'GPSPlace' } };
  return sharp({ create })
    .withExif(exif)
    .withMetadata({ orientation: SIDEWAYS })
    .withXmp(XMP)
    .withIccProfile('p3');
}

async function aJpeg(options: { progressive?: boolean } = {}): Promise<Buffer> {
  const plain = await drawn().jpeg(options).toBuffer();
  const thumbnail = Buffer.concat([ascii('JFXX\0\x10'), ascii('SaidInThumbnail')]);
  return Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe0, thumbnail),
    segment(0xe2, 'MPF\0SaidInThumbnail'),
    segment(0xed, 'Photoshop 3.0\0CameraOwner'),
    segment(0xee, Buffer.concat([ascii('Adobe'), Buffer.from([0, 100, 0, 0, 0, 0, 1])])),
    segment(0xfe, 'SaidInComment'),
    plain.subarray(2),
    // a second picture behind the first, as in files of phones
    plain,
  ]);
}

async function aPng(): Promise<Buffer> {
  const plain = await drawn().png().toBuffer();
  const end = plain.length - 12;
  const text = chunkOf('tEXt', ascii('Comment\0SaidInComment'));
  return Buffer.concat([plain.subarray(0, end), text, plain.subarray(end), ascii('CameraOwner')]);
}

async function aGif(): Promise<Buffer> {
  const plain = await drawn().gif({ loop: 3 }).toBuffer();
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe, 13]),
    ascii('SaidInComment'),
    Buffer.alloc(1),
  ]);
  return Buffer.concat([plain.subarray(0, -1), comment, plain.subarray(-1)]);
}

const FILES = {
  jpeg: () => aJpeg(),
  'progressive jpeg': () => aJpeg({ progressive: true }),
  png: aPng,
  webp: () => drawn().webp().toBuffer(),
  'lossless webp': () => drawn().webp({ lossless: true }).toBuffer(),
  gif: aGif,
};

/** Filters a file in chunks of `size` bytes. */
function stripped(file: Buffer, size: number): Promise<Buffer> {
  const pieces = Array.from({ length: Math.ceil(file.length / size) }, (_, index) =>
    file.subarray(index * size, (index + 1) * size),
  );
  return buffer(Readable.from(pieces, { objectMode: false }).pipe(createMetadataFilter()));
}

const told = (file: Buffer) => TOLD.filter((word) => file.includes(word));
const pixels = (file: Buffer) => sharp(file).raw().toBuffer();

describe.each(Object.entries(FILES))('the metadata of a %s', (_name, make) => {
  let file: Buffer = Buffer.alloc(0);
  beforeAll(async () => {
    file = await make();
  });

  it('is removed, and pixels, colours and orientation stay', async () => {
    expect(told(file).length).toBeGreaterThan(0);
    const bare = await stripped(file, 64);
    expect(told(bare)).toEqual([]);
    expect(await pixels(bare)).toEqual(await pixels(file));
    const [before, after] = [await sharp(file).metadata(), await sharp(bare).metadata()];
    expect(after.orientation ?? 1).toBe(before.orientation ?? 1);
    expect(after.icc).toEqual(before.icc);
    expect(after.xmp).toBeUndefined();
  });

  it('is removed equally for all chunk sizes', async () => {
    const whole = await stripped(file, file.length);
    for (const size of [1, 7, 1000]) expect(await stripped(file, size)).toEqual(whole);
  });

  it('never causes an error, wherever the file ends', async () => {
    for (let end = 0; end < file.length; end += 11) {
      expect(told(await stripped(file.subarray(0, end), 500))).toEqual([]);
    }
  });
});

describe('the printed parts of a JPEG', () => {
  it('are its original bytes, without any EXIF', async () => {
    const file = await aJpeg();
    const parts = jpegPictureParts(file);
    const printed = Buffer.concat(parts);
    expect(told(printed)).toEqual([]);
    expect(printed.includes('Exif')).toBe(false);
    expect(printed.includes('ICC_PROFILE')).toBe(true);
    expect(printed.includes('Adobe')).toBe(true);
    expect(await pixels(printed)).toEqual(await pixels(file));
    const scan = parts.toSorted((one, other) => other.length - one.length)[0];
    expect(file.includes(Buffer.from(scan ?? []))).toBe(true);
  });
});
