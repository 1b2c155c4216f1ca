import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { cataloguePictures, type PictureSpec } from './pictures/catalogue-pictures';

const columns = 14;
const cell = { width: 132, height: 165, gap: 8 } as const;
const target = fileURLToPath(
  new URL('../../docs/screens/catalogue-contact-sheet.jpg', import.meta.url),
);

async function thumbnail(spec: PictureSpec): Promise<Buffer> {
  const scale = Math.min(cell.width / spec.width, cell.height / spec.height);
  return sharp(Buffer.from(spec.svg(spec.width * scale * 2)))
    .flatten({ background: '#ffffff' })
    .resize(cell.width, cell.height, { fit: 'contain', background: '#FBF8F3' })
    .png()
    .toBuffer();
}

/** Writes every picture of the catalogue, in list order from the top left, onto one sheet in docs/screens. */
async function writeContactSheet(): Promise<void> {
  const tiles: OverlayOptions[] = [];
  for (const [index, spec] of cataloguePictures().entries()) {
    tiles.push({
      input: await thumbnail(spec),
      left: cell.gap + (index % columns) * (cell.width + cell.gap),
      top: cell.gap + Math.floor(index / columns) * (cell.height + cell.gap),
    });
  }
  const rows = Math.ceil(tiles.length / columns);
  await mkdir(dirname(target), { recursive: true });
  await sharp({
    create: {
      width: cell.gap + columns * (cell.width + cell.gap),
      height: cell.gap + rows * (cell.height + cell.gap),
      channels: 3,
      background: '#FBF8F3',
    },
  })
    .composite(tiles)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(target);
}

await writeContactSheet();
