import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CACHE_CONTROL } from '../../../functions/src/http/answer.ts';
import { PUBLIC_PATHS } from '../../../shared/src/base/public-pages.ts';
import { ABOUT_PAGES, POLICIES } from '../../../web/src/lib/shop/policies.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { findPartFiles, renderPageTemplate, renderHeadOfParts } from './public-pages.ts';

const rewrite = z.object({ source: z.string(), destination: z.optional(z.string()) });
const headers = z.object({
  source: z.string(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
});
const { hosting } = z
  .object({ hosting: z.object({ rewrites: z.array(rewrite), headers: z.array(headers) }) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')));

/** Expands '/@(a|b)' to '/a' and '/b'. */
const pathsOf = (source: string) =>
  /^\/@\(([^)]*)\)$/
    .exec(source)?.[1]
    ?.split('|')
    .map((name) => `/${name}`) ?? [source];

test('Hosting sends only public pages and API paths to the API', () => {
  const sent = hosting.rewrites
    .filter(({ destination }) => destination === undefined)
    .flatMap(({ source }) => pathsOf(source));
  expect(sent.toSorted()).toEqual(
    ['/api/**', '/shared/*', '/sitemap.xml', ...PUBLIC_PATHS].toSorted(),
  );
  expect(hosting.rewrites.at(-1)).toEqual({ source: '!/assets/**', destination: '/app.html' });
});

test('Hosting and the API use the same cache lifetime', () => {
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

const template = `<!doctype html>
<head>
  <meta charset="utf-8" />
  <link
    rel="preload"
    as="font"
    href="/assets/text.woff2"
  />
  <title>Smriti</title>
  <script type="module" crossorigin src="/assets/first.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/first.css">
</head>
<body><div id="root"></div></body>`;
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
const CSS: Record<string, string> = {
  '/assets/first.css': `@font-face{font-family:Own;src:url(/assets/text.woff2)}
@font-face{font-family:Like;src:local("Arial");size-adjust:101%}a{color:red}\n`,
  '/assets/card.css': '.card{}\n',
  '/assets/List.css': '.list{}',
};
const read = (path: string) => CSS[path] ?? '';

test('a page lists the scripts of its parts and all their styles once', () => {
  expect(findPartFiles(manifest, template, ['src/List.tsx', 'src/Other.tsx'])).toEqual({
    styles: ['/assets/card.css', '/assets/List.css'],
    scripts: ['/assets/first.js', '/assets/card.js', '/assets/List.js', '/assets/Other.js'],
  });
  expect(() => findPartFiles(manifest, template, ['src/Gone.tsx'])).toThrow(/Gone/);
});

test('a first screenful waits for no file: styles are inlined, other files load later', () => {
  const page = renderPageTemplate(template, read);
  expect(page.match(/<(?:script|link)[^>]*>/g)).toEqual([
    '<link rel="stylesheet" disabled href="/assets/first.css">',
  ]);
  expect(page).toMatch(/<style class="waiting">@media \(scripting:enabled\)\{img\[loading=lazy\]/);
  expect(page).toMatch(/<style class="unsettled">@media \(scripting:enabled\)\{\[data-entrances\]/);
  expect(page).toContain(
    '<style>@font-face{font-family:Like;src:local("Arial");size-adjust:101%}a{color:red}</style>',
  );
  expect(page).toContain(
    '<style media="print">@font-face{font-family:Own;src:url(/assets/text.woff2)}</style>',
  );
  const files = findPartFiles(manifest, template, ['src/List.tsx']);
  expect(renderHeadOfParts(files, '/assets/start.js', read)).toBe(
    '<style>.card{}\n.list{}</style>' +
      '<link rel="stylesheet" disabled href="/assets/card.css">' +
      '<link rel="stylesheet" disabled href="/assets/List.css">' +
      '<script async src="/assets/start.js"' +
      ' data-files="/assets/first.js /assets/card.js /assets/List.js"></script>',
  );
});

test('styles that close their own tag are refused', () => {
  expect(() => renderPageTemplate(template, () => 'a::after{content:"</style>"}')).toThrow(
    /own tag/,
  );
});
