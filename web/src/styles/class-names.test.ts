import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(WEB, path), 'utf8');
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
const components = files.filter((path) => /[.]tsx?$/.test(path) && !path.includes('.test.'));

/** Classes of the stylesheets in `styles/`, which any element may use. */
const shared = new Set(
  files
    .filter((path) => /^styles.*[.]css$/.test(path))
    .flatMap((path) => Array.from(read(path).matchAll(/[.]([a-z][\w-]*)/g), ([, name]) => name)),
);

const wordsIn = (text: string) =>
  Array.from(text.matchAll(/(["'])([^"'\n]*)\1/g), ([, , words = '']) => words.split(' ')).flat();

/**
 * Class names that a component contains literally: `className="…"`, or strings in `className={…}`.
 */
const writtenIn = (path: string) =>
  Array.from(
    read(path).matchAll(/className=(".*?"|\{(?:cx\([^()]*\)|[^{}]*)\})/g),
    ([, value = '']) => value.replaceAll(/[!=]== '[^']*'|\[[^\]]*\]/g, ''),
  ).flatMap(wordsIn);

it('defines every class name that a component uses as a literal', () => {
  const written = components.flatMap(writtenIn);
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((name) => !shared.has(name))).toEqual([]);
});

it('defines no utility class that no component uses', () => {
  const utilities = Array.from(
    read('styles/utilities.css').matchAll(/^ {2}[.]([\w-]+)/gm),
    ([, name]) => name,
  );
  const words = new Set(components.flatMap((path) => wordsIn(read(path))));
  expect(utilities.length).toBeGreaterThan(20);
  expect(utilities.filter((name = '') => !words.has(name))).toEqual([]);
});

/** Imports of stylesheets: path of the component, and its local name for the stylesheet. */
const uses = components.flatMap((path) =>
  Array.from(read(path).matchAll(/import (\w+) from '([^']+[.]module[.]css)'/g)).map(
    ([, name = '', from = '']) => ({
      path,
      sheet: from.startsWith('#') ? from.slice(1) : join(path, '..', from),
      isComputed: read(path).includes(`${name}[`),
      names: Array.from(read(path).matchAll(new RegExp(`(?<![\\w./'-])${name}[.](\\w+)`, 'g'))).map(
        ([, used = '']) => used,
      ),
    }),
  ),
);

/** Classes that a stylesheet defines. */
const classesOf = (sheet: string) =>
  new Set(
    Array.from(
      read(sheet)
        .replaceAll(/\/[*].*?[*]\/|:global\([^)]*\)|[.]lucide/gs, '')
        .matchAll(/[.]([a-z]\w*)(?=[^{}]*\{)/gi),
      ([, name = '']) => name,
    ),
  );

const sheets = files.filter((path) => path.endsWith('.module.css'));

it.each(sheets)('one component uses %s, with all its classes and no others', (sheet) => {
  const users = uses.filter((use) => use.sheet === sheet);
  expect(users.map(({ path }) => path)).toHaveLength(1);
  expect(
    read(sheet),
    'a class of another stylesheet, which its component may change',
  ).not.toContain('composes');
  const used = new Set(users.flatMap(({ names }) => names));
  const classes = classesOf(sheet);
  expect([...used].filter((name) => !classes.has(name))).toEqual([]);
  if (users.some(({ isComputed }) => isComputed)) return;
  expect([...classes].filter((name) => !used.has(name))).toEqual([]);
});
