import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../../shared/local/paths.ts';

/** An icon of the installed app. */
export interface AppIcon {
  file: string;
  size: number;
  /** Size of the drawing relative to the icon: a phone may crop a maskable icon to a circle of 80%. */
  share: number;
  /** Whether the icon has round corners; false if the phone crops it to its own shape. */
  isRounded: boolean;
}

export const APP_ICONS: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192, share: 0.72, isRounded: true },
  { file: 'icon-512.png', size: 512, share: 0.72, isRounded: true },
  { file: 'icon-maskable-192.png', size: 192, share: 0.58, isRounded: false },
  { file: 'icon-maskable-512.png', size: 512, share: 0.58, isRounded: false },
  { file: 'apple-touch-icon.png', size: 180, share: 0.7, isRounded: false },
];

/** Background: the light theme's --accent in web/src/styles/tokens.css. */
const GROUND = '#9b2d30';
/** Width and height of the viewBox of app-icon.svg. */
const DRAWING = 32;

/** The content of app-icon.svg without its <svg> element: the favicon's album, drawn for larger sizes. */
function drawing(): string {
  const svg = readFileSync(join(ROOT, 'tools/release/icons/app-icon.svg'), 'utf8');
  return svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

/** An icon as SVG: the album centred on the background. */
export function createIconSvg({ size, share, isRounded }: AppIcon): string {
  const scale = (size * share) / DRAWING;
  const edge = (size * (1 - share)) / 2;
  const corner = isRounded ? size * 0.22 : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${corner}" fill="${GROUND}"/>
    <g transform="translate(${edge} ${edge}) scale(${scale})">${drawing()}</g>
  </svg>`;
}

/** An icon as PNG, with a palette, since the drawing has few colours. */
export async function renderIconPng(icon: AppIcon): Promise<Buffer> {
  return sharp(Buffer.from(createIconSvg(icon)), { density: 72 })
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toBuffer();
}

/** Screenshots that a phone shows in its install dialog. */
export const INSTALL_SCREENSHOTS = [
  { of: 'home-360.webp', file: 'screen-home-360.webp', width: 360, height: 740 },
  { of: 'products-360.webp', file: 'screen-products-360.webp', width: 360, height: 740 },
  { of: 'home-1280.webp', file: 'screen-home-1280.webp', width: 1280, height: 800 },
] as const;

/** The top of a screenshot of docs/screens, cropped to one screen, as WebP. */
export function cropScreenshot({
  of,
  width,
  height,
}: (typeof INSTALL_SCREENSHOTS)[number]): Promise<Buffer> {
  return sharp(join(ROOT, 'docs/screens', of))
    .extract({ left: 0, top: 0, width, height })
    .webp({ quality: 80 })
    .toBuffer();
}
