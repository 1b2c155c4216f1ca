import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SHARE_PATH, SHARED_FILES_FIELD } from '../worker/share.ts';

const WEB = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(WEB, file), 'utf8');

const picture = z.object({ src: z.string(), sizes: z.string(), type: z.string() });
const manifest = z
  .object({
    start_url: z.string(),
    display: z.string(),
    theme_color: z.string(),
    background_color: z.string(),
    icons: z.array(z.extend(picture, { purpose: z.string() })),
    screenshots: z.array(picture),
    shortcuts: z.array(z.object({ url: z.string(), icons: z.array(picture) })),
    share_target: z.object({
      action: z.string(),
      method: z.literal('POST'),
      enctype: z.literal('multipart/form-data'),
      params: z.object({
        files: z.array(z.object({ name: z.string(), accept: z.array(z.string()) })),
      }),
    }),
  })
  .parse(JSON.parse(read('public/manifest.webmanifest')));

it('has what browsers require of an installable app', () => {
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  const sizes = (purpose: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
  expect(sizes('any')).toEqual(['192x192', '512x512']);
  expect(sizes('maskable')).toEqual(['192x192', '512x512']);
  expect(read('index.html')).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});

it('names existing pictures with their sizes', async () => {
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  for (const { src, sizes, type } of pictures) {
    const { width, height, format } = await sharp(join(WEB, 'public', src)).metadata();
    expect({ src, sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({
      src,
      sizes,
      type,
    });
  }
});

it('has the colours of the tokens', () => {
  const [, paper] = /--paper: (#\w+);/.exec(read('src/styles/tokens.css')) ?? [];
  expect([manifest.theme_color, manifest.background_color]).toEqual([paper, paper]);
});

it('sends shared photos to the URL that the service worker handles', () => {
  const { action, params } = manifest.share_target;
  expect(action).toBe(SHARE_PATH);
  expect(params.files.map(({ name }) => name)).toEqual([SHARED_FILES_FIELD]);
});
