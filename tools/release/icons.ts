import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../../shared/local/failure.ts';
import {
  APP_ICONS,
  renderIconPng,
  cropScreenshot,
  INSTALL_SCREENSHOTS,
} from './icons/app-icons.ts';
import { ROOT } from '../../shared/local/paths.ts';

/**
 * `node tools/run.mjs icons`: makes the app's icons from tools/release/icons/app-icon.svg and its
 * screenshots from docs/screens, into web/public/icons. The results are committed: run it when the
 * drawing or the home page changes.
 */
await runTool(async () => {
  const folder = join(ROOT, 'web/public/icons');
  mkdirSync(folder, { recursive: true });
  for (const icon of APP_ICONS) {
    const png = await renderIconPng(icon);
    writeFileSync(join(folder, icon.file), png);
    console.log(`${icon.file}: ${png.length} bytes`);
  }
  for (const one of INSTALL_SCREENSHOTS)
    writeFileSync(join(folder, one.file), await cropScreenshot(one));
});
