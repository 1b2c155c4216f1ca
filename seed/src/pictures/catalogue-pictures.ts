import sharp from 'sharp';
import { createPen } from './pen';
import { drawingMarkup } from './shapes';
import { planPictures } from './plan';

/** One picture of the catalogue: its object path in storage, its size in pixels and its drawing. */
export type PictureSpec = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** The drawing as SVG; the same markup on every call. */
  svg(): string;
};

/** A drawn picture as it is stored. */
export type RenderedPicture = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** WebP at full size. */
  readonly body: Buffer;
  /** WebP, 480 px wide; stored next to the picture with `_480` before the extension. */
  readonly small: Buffer;
  /** Banners only: WebP, 800 px wide, stored with `_800`. */
  readonly medium?: Buffer;
};

const smallWidth = 480;
const mediumWidth = 800;

/** FNV-1a hash of a path, used as its seed, so that adding a picture does not change the others. */
function seedOf(path: string): number {
  let hash = 0x811c9dc5;
  for (const character of path) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/** All pictures of the catalogue, each path once. */
export function listPictureSpecs(): PictureSpec[] {
  return planPictures().map(({ path, width, height, draw }) => ({
    path,
    width,
    height,
    svg: () => {
      const pen = createPen(seedOf(path));
      return drawingMarkup(pen, width, height, draw(pen, width, height));
    },
  }));
}

/** Draws a picture and encodes its renditions; the same libraries give the same bytes. */
export async function renderPicture(spec: PictureSpec): Promise<RenderedPicture> {
  const { path, width, height } = spec;
  const { data, info } = await sharp(Buffer.from(spec.svg()))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const narrowed = (wide: number, quality: number) =>
    drawn().resize({ width: wide }).webp({ quality, effort: 5 }).toBuffer();
  const body = await drawn().webp({ quality: 80, effort: 5 }).toBuffer();
  const small = await narrowed(smallWidth, 70);
  if (!path.startsWith('catalogue/banners/')) return { path, width, height, body, small };
  return { path, width, height, body, small, medium: await narrowed(mediumWidth, 72) };
}
