import sharp from 'sharp';
import { createPen } from './pen';
import { drawingMarkup } from './shapes';
import { drawPhoto, type DrawMotif } from './photo';

/** A photo of a demo customer: its motif, and its size in pixels. */
export interface CustomerPhoto {
  /** Name of the photo, unique among the photos of its owner. */
  name: string;
  motif: DrawMotif;
  /** Seed of the drawing, by which photos of one motif differ. */
  seed: number;
  width: number;
  height: number;
  /** Whether the photo is stored rotated, with an EXIF orientation, as upright cameras do. */
  isTurned: boolean;
}

/** Renders the photo as a JPEG file; the same bytes on every run. */
export async function renderCustomerPhoto(taken: CustomerPhoto): Promise<Buffer> {
  const { width, height, isTurned } = taken;
  const upright = sharp(Buffer.from(drawCustomerPhoto(taken))).flatten({ background: '#ffffff' });
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: { width, height, channels: info.channels } });
  const kept = isTurned ? drawn.rotate(-90).withMetadata({ orientation: 6 }) : drawn;
  return kept.jpeg({ quality: 75, mozjpeg: true }).toBuffer();
}

/** Draws the photo as SVG. */
export function drawCustomerPhoto({ motif, seed, width, height }: CustomerPhoto): string {
  const pen = createPen(seed);
  return drawingMarkup(pen, width, height, drawPhoto(pen, motif, [0, 0, width, height]));
}
