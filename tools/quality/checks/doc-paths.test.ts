import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';
import { expandBraces } from './brace-paths.ts';

const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.md'];
const pages = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((page) => page !== '' && existsSync(join(ROOT, page)));

const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');

/** Paths that builds or people create; a fresh clone does not have them. */
const MADE = /\/\.env|\/dist\b|^functions\/(?:lib|pages)\b|\.\.\./;
/** A path of the repository in backticks, without placeholders such as `*`, `{uid}` and `...`. */
const NAMED =
  /`((?:\.github|docs|emulator-data|functions|ops|seed|shared|tests|tools|web)\/(?:[\w./@-]|\{[\w-]+(?:,[\w-]+)+\})+)`/g;
const LINKED = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
/** A link to a heading, of the same page or another. */
const TO_HEADING = /\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g;

/** Paths in a page that do not exist. @param from folder that the paths are relative to */
function missingOf(page: string, pattern: RegExp, from: string): string[] {
  const paths = [...read(page).matchAll(pattern)].flatMap(([, path = '']) => expandBraces(path));
  return paths
    .filter((path) => !MADE.test(path) && !existsSync(join(ROOT, from, path)))
    .map((path) => `${page}: ${path}`);
}

/** Anchors of a page's headings, as GitHub generates them. */
function headingsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('pages link to existing files', () => {
  expect(pages.flatMap((page) => missingOf(page, LINKED, dirname(page)))).toEqual([]);
});

test('pages link to existing headings', () => {
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(TO_HEADING)].map(([, path = '', heading = '']) => {
      const of = path === '' ? page : join(dirname(page), path);
      return { page, of, heading };
    }),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ of, heading }) => !headingsOf(of).includes(heading))).toEqual([]);
});

test('pages name existing files and folders', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap((page) => missingOf(page, NAMED, '.'))).toEqual([]);
});
