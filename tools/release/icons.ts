import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../../shared/local/failure.ts';
import { APP_ICONS, iconPng, screenshot, SCREENSHOTS } from './icons/app-icons.ts';
import { ROOT } from '../../shared/local/paths.ts';

/**
 * `node tools/run.mjs icons`: makes the app's icons of tools/release/icons/app-icon.svg, and its
 * screenshots of docs/screens, into web/public/icons. They are committed: run it again when the
 * drawing or the home page changes.
 */
await runTool(async () => {
  const folder = join(ROOT, 'web/public/icons');
  mkdirSync(folder, { recursive: true });
  for (const icon of APP_ICONS) {
    const png = await iconPng(icon);
    writeFileSync(join(folder, icon.file), png);
    console.log(`${icon.file}: ${png.length} bytes`);
  }
  for (const one of SCREENSHOTS) writeFileSync(join(folder, one.file), await screenshot(one));
});
