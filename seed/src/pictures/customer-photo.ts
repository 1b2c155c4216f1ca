import sharp from 'sharp';
import { createPen } from './pen';
import { drawingMarkup } from './shapes';
import { photo, type Scene } from './photo';

/** A photo that a demo customer took: what it shows, and its measures in pixels. */
export interface CustomerPhoto {
  /** Of its own among the photos of its owner. */
  name: string;
  scene: Scene;
  /** Tells photos of one scene apart. */
  seed: number;
  width: number;
  height: number;
  /** Kept lying on its side, as a camera that is held upright does, with EXIF to turn it. */
  isTurned: boolean;
}

/** The file that a camera would have made of it: JPEG, the same bytes on every run. */
export async function takePhoto(taken: CustomerPhoto): Promise<Buffer> {
  const { width, height, isTurned } = taken;
  const upright = sharp(Buffer.from(drawingOf(taken))).flatten({ background: '#ffffff' });
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: { width, height, channels: info.channels } });
  const kept = isTurned ? drawn.rotate(-90).withMetadata({ orientation: 6 }) : drawn;
  return kept.jpeg({ quality: 75, mozjpeg: true }).toBuffer();
}

/** The photo as SVG. */
export function drawingOf({ scene, seed, width, height }: CustomerPhoto): string {
  const pen = createPen(seed);
  return drawingMarkup(pen, width, height, photo(pen, scene, [0, 0, width, height]));
}
