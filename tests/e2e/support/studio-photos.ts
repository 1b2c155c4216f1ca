import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';

/** A file in the form that Playwright gives to a file input. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface PhotoLook {
  /** Pixels before the EXIF rotation. */
  width?: number;
  height?: number;
  /** EXIF orientation: 6 rotates by 90° clockwise. */
  orientation?: number;
  /** Fills the picture with noise, which does not compress: the file gets large. */
  hasNoise?: boolean;
}

/** A unique JPEG file. */
export async function createJpegFile(name: string, look: PhotoLook = {}): Promise<ChosenFile> {
  const { width = 1200, height = 900, orientation = 1, hasNoise = false } = look;
  const [r = 0, g = 0, b = 0] = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
  const picture = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r, g, b },
      ...(hasNoise && { noise: { type: 'gaussian', mean: 128, sigma: 60 } }),
    },
  });
  const buffer = await picture
    .withExif({ IFD0: { ImageDescription: randomUUID() } })
    .withMetadata({ orientation })
    .jpeg({ quality: hasNoise ? 95 : 80 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export function createJpegFiles(count: number, look: PhotoLook = {}): Promise<ChosenFile[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => createJpegFile(`IMG_${index + 1}.jpg`, look)),
  );
}

/** A file with the type image/jpeg whose content is text. */
export function fakeJpegFile(name: string): ChosenFile {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from('Dear diary, today we saw') };
}

/** The first bytes of a HEIC file, as iPhones write it. */
export function createDamagedHeicFile(name: string): ChosenFile {
  const start = Buffer.from([0, 0, 0, 24]);
  return { name, mimeType: '', buffer: Buffer.concat([start, Buffer.from('ftypheicmif1heic')]) };
}

/**
 * A HEIC photo in Display P3, on its side, of 240 x 320 pixels when upright: its right upper quarter is
 * red. Taken on 22 November 2026. It has no type, as in most browsers.
 */
export async function readHeicFile(name: string): Promise<ChosenFile> {
  const path = resolve(import.meta.dirname, '../../fixtures/heic/quarters.heic');
  return { name, mimeType: '', buffer: await readFile(path) };
}
