import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CACHE_CONTROL } from '../functions/src/http/answer.ts';
import { PUBLIC_PATHS } from '../shared/src/base/public-pages.ts';
import { ABOUT_PAGES, POLICIES } from '../web/src/lib/shop/policies.ts';
import { ROOT } from './paths.ts';
import { filesOfParts } from './public-pages.ts';

const rewrite = z.object({ source: z.string(), destination: z.optional(z.string()) });
const headers = z.object({
  source: z.string(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
});
const { hosting } = z
  .object({ hosting: z.object({ rewrites: z.array(rewrite), headers: z.array(headers) }) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')));

/** '/@(a|b)' as '/a' and '/b'. */
const pathsOf = (source: string) =>
  /^\/@\(([^)]*)\)$/
    .exec(source)?.[1]
    ?.split('|')
    .map((name) => `/${name}`) ?? [source];

test('Hosting sends the public pages to the API, and nothing else but the API’s own paths', () => {
  const sent = hosting.rewrites
    .filter(({ destination }) => destination === undefined)
    .flatMap(({ source }) => pathsOf(source));
  expect(sent.toSorted()).toEqual(
    ['/api/**', '/shared/*', '/sitemap.xml', ...PUBLIC_PATHS].toSorted(),
  );
  expect(hosting.rewrites.at(-1)).toEqual({ source: '!/assets/**', destination: '/app.html' });
});

test('Hosting and the API say the same of how long a page may be kept', () => {
  const kept = hosting.headers.flatMap(({ source, headers: sent }) =>
    sent
      .filter(({ key }) => key === 'Cache-Control')
      .flatMap(({ value }) => pathsOf(source).map((path) => [path, value])),
  );
  for (const path of [...PUBLIC_PATHS, '/sitemap.xml'])
    expect(kept).toContainEqual([path, CACHE_CONTROL.catalogue]);
  expect(kept).toContainEqual(['/shared/**', CACHE_CONTROL.none]);
});

test('every page about the shop is public', () => {
  for (const { path } of [...ABOUT_PAGES, ...POLICIES]) expect(PUBLIC_PATHS).toContain(path);
});

test('a page names the scripts of its parts, and the styles of all that they need, once', () => {
  const manifest = {
    'index.html': { file: 'assets/first.js', css: ['assets/first.css'] },
    'src/List.tsx': {
      file: 'assets/List.js',
      css: ['assets/List.css'],
      imports: ['index.html', '_card.js'],
    },
    'src/Other.tsx': { file: 'assets/Other.js', imports: ['_card.js'] },
    '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  };
  const template = '<link href="/assets/first.css"><script src="/assets/first.js"></script>';
  expect(filesOfParts(manifest, template, ['src/List.tsx', 'src/Other.tsx'])).toEqual({
    styles: ['/assets/card.css', '/assets/List.css'],
    scripts: ['/assets/List.js', '/assets/Other.js'],
  });
  expect(() => filesOfParts(manifest, template, ['src/Gone.tsx'])).toThrow(/Gone/);
});
