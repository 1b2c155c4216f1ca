import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { runTool } from '../../shared/local/failure.ts';
import { buildFonts } from './fonts/build-fonts.ts';
import { ROOT } from '../../shared/local/paths.ts';

/** `node tools/run.mjs fonts`: cuts the web app's fonts and writes fonts.css. */
await runTool(async () => {
  for (const [path, contents] of await buildFonts()) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
    console.log(`${relative(ROOT, path)}  ${contents.length} bytes`);
  }
});
