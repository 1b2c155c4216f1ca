import { expect, it } from 'vitest';
import { findEntryScript, PRECACHED_CHUNKS, listPrecacheEntries } from './build-service-worker.ts';

const chunk = (name: string, imports: string[] = [], css: string[] = []) => ({
  type: 'chunk' as const,
  code: '',
  name,
  fileName: `assets/${name}-1.js`,
  imports,
  viteMetadata: { importedCss: new Set(css) },
});
const asset = (source: string) => ({ type: 'asset' as const, source });

const HTML = '<script src="/assets/index-1.js"></script><link href="/assets/text-1.woff2">';
const built = (html = HTML) => ({
  'index.html': asset(html),
  'assets/index-1.js': chunk('index', ['assets/react-1.js'], ['assets/index-1.css']),
  'assets/react-1.js': chunk('react'),
  'assets/index-1.css': asset(''),
  'assets/text-1.woff2': asset(''),
  'assets/AdminRoutes-1.js': chunk('AdminRoutes'),
  ...Object.fromEntries(
    PRECACHED_CHUNKS.map((name) => [`assets/${name}-1.js`, chunk(name, ['assets/react-1.js'])]),
  ),
});

it('recognises the script by which a page announces its release', () => {
  expect(findEntryScript(built())).toBe('/assets/index-1.js');
  expect(() => findEntryScript(built('<p>'))).toThrow('no script');
});

it('caches the shell, what it needs at once, and the parts that a visitor opens first', () => {
  const urls = listPrecacheEntries(built()).map(({ url }) => url);
  expect(urls[0]).toBe('/app.html');
  expect(urls.slice(1).toSorted()).toEqual(
    [
      '/assets/index-1.js',
      '/assets/react-1.js',
      '/assets/index-1.css',
      '/assets/text-1.woff2',
      ...PRECACHED_CHUNKS.map((name) => `/assets/${name}-1.js`),
    ].toSorted(),
  );
});

it('caches the shell again when it changes; other files have a hash in their name', () => {
  const [shell, ...others] = listPrecacheEntries(built());
  const [changed] = listPrecacheEntries(built(`${HTML} `));
  expect(changed?.revision).not.toBe(shell?.revision);
  expect(others.every(({ revision }) => revision === null)).toBe(true);
});

it('fails the build if a part does not exist any more', () => {
  const others = Object.entries(built()).filter(([file]) => file !== 'assets/Footer-1.js');
  expect(() => listPrecacheEntries(Object.fromEntries(others))).toThrow('no chunk Footer');
});
