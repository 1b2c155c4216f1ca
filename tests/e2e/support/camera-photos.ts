import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';
import sharp from 'sharp';

const SIZE = { width: 2400, height: 1800 };
const MINUTE = 60_000;
/** Photos in a row without a gap of an hour. */
const PER_MOMENT = 7;

/**
 * An SVG of a hill and a sky whose position and colours depend on `number`, so that photos can be told
 * apart.
 */
function drawing(number: number): Buffer {
  const sky = `hsl(${(number * 47) % 360} 60% ${45 + (number % 5) * 8}%)`;
  const [x, y] = [15 + ((number * 31) % 70), 20 + ((number * 17) % 40)];
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 75" width="800" height="600">
    <rect width="100" height="75" fill="${sky}"/>
    <circle cx="${x}" cy="${y}" r="${6 + (number % 4) * 2}" fill="#fff6d8"/>
    <path d="M0 60 Q${x} ${30 + (number % 3) * 8} 100 62 V75 H0Z" fill="hsl(${(number * 83) % 360} 35% 30%)"/>
    <g stroke="#2b1d14" stroke-width=".6">${[...Array(12).keys()]
      .map((at) => `<path d="M${(at * 29 + number * 7) % 100} 75 v-${6 + ((at * number) % 9)}"/>`)
      .join('')}</g></svg>`);
}

/** The EXIF time of a photo: one minute after the previous one, with an extra hour after each moment. */
function takenAt(number: number): string {
  const time = Date.UTC(2026, 0, 24, 4) + number * MINUTE;
  const later = new Date(time + Math.floor(number / PER_MOMENT) * 60 * MINUTE);
  return later.toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ');
}

/** Writes JPEG files of 4 megapixels with EXIF times, as a camera does. Returns their paths. */
export async function writeCameraPhotos(count: number): Promise<string[]> {
  const folder = test.info().outputPath('photos');
  await mkdir(folder, { recursive: true });
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const file = join(folder, `DSC_${String(index + 1).padStart(4, '0')}.jpg`);
      await sharp(drawing(index + 1))
        .resize(SIZE)
        .withExif({ IFD2: { DateTimeOriginal: takenAt(index) } })
        .jpeg({ quality: 88 })
        .toFile(file);
      return file;
    }),
  );
}
