import { deflateSync } from 'node:zlib';
import { markup, type Pen } from './pen';

/** Bytes of one pixel: red, green, blue, opacity. */
type Pixel = readonly [red: number, green: number, blue: number, opacity: number];

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1)
    value = (value & 1) === 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc(body));
  return Buffer.concat([head, body, tail]);
}

/**
 * A small raster as a PNG data address. Drawings stay synchronous this way, and a small raster
 * stretched by the renderer costs far less than a noise or blur filter over the whole picture.
 */
export function createPngDataUrl(
  columns: number,
  rows: number,
  pixel: (x: number, y: number) => Pixel,
): string {
  const lines = Buffer.alloc(rows * (columns * 4 + 1));
  let offset = 0;
  for (let y = 0; y < rows; y += 1) {
    offset += 1;
    for (let x = 0; x < columns; x += 1) {
      for (const channel of pixel(x, y)) {
        lines[offset] = Math.max(0, Math.min(255, Math.round(channel)));
        offset += 1;
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** An image stretched over a box. */
export function drawStretchedImage(address: string, w: number, h: number, rest = ''): string {
  return markup`<image href="${address}" width="${w}" height="${h}" preserveAspectRatio="none" ${rest}/>`;
}

/** Smooth noise in [0, 1] with cells of the given size; each octave is half as large and strong. */
export function createValueNoise(
  pen: Pen,
  cellX: number,
  cellY: number,
  octaves: number,
): (x: number, y: number) => number {
  const size = 64;
  const grids = Array.from({ length: octaves }, () =>
    Float32Array.from({ length: size * size }, () => pen.next()),
  );
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    let sum = 0;
    let weight = 0;
    grids.forEach((grid, octave) => {
      const gx = (x / cellX) * 2 ** octave;
      const gy = (y / cellY) * 2 ** octave;
      const x0 = Math.floor(gx);
      const y0 = Math.floor(gy);
      const cell = (i: number, j: number): number =>
        grid[(j & (size - 1)) * size + (i & (size - 1))] ?? 0;
      const tx = ease(gx - x0);
      const ty = ease(gy - y0);
      const top = cell(x0, y0) + (cell(x0 + 1, y0) - cell(x0, y0)) * tx;
      const low = cell(x0, y0 + 1) + (cell(x0 + 1, y0 + 1) - cell(x0, y0 + 1)) * tx;
      sum += (top + (low - top) * ty) / 2 ** octave;
      weight += 1 / 2 ** octave;
    });
    return sum / weight;
  };
}
