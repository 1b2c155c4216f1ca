import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { runTool } from '../../shared/local/failure.ts';
import { ROOT } from '../../shared/local/paths.ts';

const FOLDER = join(ROOT, 'web/public/icons');

/**
 * Icons of the installed app. `share`: size of the drawing relative to the icon; a phone may crop a maskable
 * icon to a circle of 80%. Icons without round corners are cropped by the phone to its own shape.
 */
const APP_ICONS = [
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

/** Screenshots that a phone shows in its install dialog. */
const INSTALL_SCREENSHOTS = [
  { of: 'home-360.webp', width: 360, height: 740 },
  { of: 'products-360.webp', width: 360, height: 740 },
  { of: 'home-1280.webp', width: 1280, height: 800 },
];

/**
 * `node tools/run.mjs icons`: makes the app's icons from tools/release/icons/app-icon.svg and its
 * screenshots from docs/screens, into web/public/icons. The results are committed: run it when the
 * drawing or the home page changes.
 */
await runTool(async () => {
  const svg = readFileSync(join(ROOT, 'tools/release/icons/app-icon.svg'), 'utf8');
  const drawing = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  for (const { file, size, share, isRounded } of APP_ICONS) {
    const edge = (size * (1 - share)) / 2;
    const corner = isRounded ? size * 0.22 : 0;
    const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
      <rect width="${size}" height="${size}" rx="${corner}" fill="${GROUND}"/>
      <g transform="translate(${edge} ${edge}) scale(${(size * share) / DRAWING})">${drawing}</g>
    </svg>`;
    const png = await sharp(Buffer.from(icon), { density: 72 })
      .png({ palette: true, colours: 128, compressionLevel: 9 })
      .toBuffer();
    writeFileSync(join(FOLDER, file), png);
    console.log(`${file}: ${png.length} bytes`);
  }
  for (const { of, ...size } of INSTALL_SCREENSHOTS) {
    const screen = sharp(join(ROOT, 'docs/screens', of)).extract({ left: 0, top: 0, ...size });
    writeFileSync(join(FOLDER, `screen-${of}`), await screen.webp({ quality: 80 }).toBuffer());
  }
});
