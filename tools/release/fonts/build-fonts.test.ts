import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFonts } from './build-fonts.ts';

let files: Map<string, Buffer>;

beforeAll(async () => {
  files = await buildFonts();
}, 60_000);

describe('the fonts of the web app', () => {
  it('match what the tool generates', async () => {
    for (const [path, contents] of files) {
      expect(contents.equals(await readFile(path)), basename(path)).toBe(true);
    }
  });

  it('scale each fallback to the font that it replaces', () => {
    const styleSheet = [...files].find(([path]) => path.endsWith('.css'))?.[1].toString() ?? '';
    const sizes = [
      ...styleSheet.matchAll(/font-family: '(.+ Fallback .+)';[^}]+size-adjust: (.+)%/g),
    ];
    expect(sizes.map(([, family]) => family)).toEqual([
      'Figtree Fallback Arial',
      'Figtree Fallback Roboto',
      'Figtree Fallback DejaVu',
      'Fraunces Fallback Georgia',
      'Fraunces Fallback Noto',
      'Fraunces Fallback DejaVu',
    ]);
    for (const [, family, size] of sizes) {
      expect(Number(size), family).toBeGreaterThan(85);
      expect(Number(size), family).toBeLessThan(110);
    }
  });
});
