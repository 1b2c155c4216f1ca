import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../../shared/local/paths.ts';

/** A picture that phones show for the app. */
export interface AppIcon {
  file: string;
  size: number;
  /** How much of the edge the drawing takes: a phone may cut a maskable icon to a circle of 80%. */
  share: number;
  /** Round corners, where the phone does not cut its own. */
  isRounded: boolean;
}

export const APP_ICONS: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192, share: 0.72, isRounded: true },
  { file: 'icon-512.png', size: 512, share: 0.72, isRounded: true },
  { file: 'icon-maskable-192.png', size: 192, share: 0.58, isRounded: false },
  { file: 'icon-maskable-512.png', size: 512, share: 0.58, isRounded: false },
  { file: 'apple-touch-icon.png', size: 180, share: 0.7, isRounded: false },
];

/** The token --accent of web/src/styles/tokens.css, by day. */
const GROUND = '#9b2d30';
/** The drawing's own square. */
const DRAWING = 32;

/** The favicon's album, drawn for larger sizes and for a ground in its own colour; without its frame. */
function drawing(): string {
  const svg = readFileSync(join(ROOT, 'tools/release/icons/app-icon.svg'), 'utf8');
  return svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

/** An icon as SVG: the album in the middle of the ground. */
export function iconSvg({ size, share, isRounded }: AppIcon): string {
  const scale = (size * share) / DRAWING;
  const edge = (size * (1 - share)) / 2;
  const corner = isRounded ? size * 0.22 : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${corner}" fill="${GROUND}"/>
    <g transform="translate(${edge} ${edge}) scale(${scale})">${drawing()}</g>
  </svg>`;
}

/** An icon as PNG, with a palette: it is a drawing of few colours. */
export async function iconPng(icon: AppIcon): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(icon)), { density: 72 })
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toBuffer();
}

/** Pictures of the app that a phone shows beside the question whether to install it. */
export const SCREENSHOTS = [
  { of: 'home-360.webp', file: 'screen-home-360.webp', width: 360, height: 740 },
  { of: 'products-360.webp', file: 'screen-products-360.webp', width: 360, height: 740 },
  { of: 'home-1280.webp', file: 'screen-home-1280.webp', width: 1280, height: 800 },
] as const;

/** The first screenful of a picture of docs/screens. */
export function screenshot({ of, width, height }: (typeof SCREENSHOTS)[number]): Promise<Buffer> {
  return sharp(join(ROOT, 'docs/screens', of))
    .extract({ left: 0, top: 0, width, height })
    .webp({ quality: 80 })
    .toBuffer();
}
