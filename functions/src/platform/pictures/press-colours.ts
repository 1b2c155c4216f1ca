import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Rgb } from '@smriti/shared/book/soft-proof';
import { loadSharp } from './pictures';

/** Side in pixels of the square that shows one colour: a block of the JPEG encoder. */
const BLOCK = 8;

/** A picture of the colours in a square, converted to the inks of a profile, as a JPEG that contains the profile. */
async function printColours(profilePath: string, colours: readonly Rgb[], side: number) {
  const pixels = Buffer.alloc(side * side * 3, 255);
  pixels.set(colours.flatMap((colour) => colour.map((value) => Math.round(value * 255))));
  const load = await loadSharp();
  return load(pixels, { raw: { width: side, height: side, channels: 3 } })
    .resize(side * BLOCK, side * BLOCK, { kernel: 'nearest' })
    .withIccProfile(profilePath)
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/**
 * Colours in sRGB as a press shows them on its paper.
 * @param profile CMYK output profile
 * @returns null if the profile converts no colours
 */
export async function simulatePress(
  profile: Uint8Array,
  colours: readonly Rgb[],
): Promise<Rgb[] | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'press-'));
  try {
    const profilePath = path.join(folder, 'press.icc');
    await writeFile(profilePath, profile);
    const side = Math.ceil(Math.sqrt(colours.length));
    const load = await loadSharp();
    const printed = await printColours(profilePath, colours, side);
    // libvips leaves a picture in sRGB when it cannot use the profile
    if ((await load(printed).metadata()).channels !== 4) return null;
    const { data, info } = await load(printed).raw().toBuffer({ resolveWithObject: true });
    const shown = (index: number, channel: number) => {
      const [x, y] = [index % side, Math.floor(index / side)].map((at) => (at + 0.5) * BLOCK);
      return (data[((y ?? 0) * info.width + (x ?? 0)) * info.channels + channel] ?? 0) / 255;
    };
    return colours.map((_, index): Rgb => [shown(index, 0), shown(index, 1), shown(index, 2)]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
