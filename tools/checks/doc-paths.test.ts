import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';

const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.md'];
const pages = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((page) => page !== '' && existsSync(join(ROOT, page)));

/** What builds and people make: a clone has none of it. */
const MADE = /\/\.env|\/dist\b|^functions\/(?:lib|pages)\b|\.\.\./;
/** A path of the repository in backticks; what varies (`*`, `{uid}`, `...`) names no one file. */
const NAMED = /`((?:docs|functions|seed|shared|tests|tools|web)\/[\w./@-]+)`/g;
const LINKED = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

/** What a page names that is not there, from the folder that its paths begin in. */
function missingOf(page: string, pattern: RegExp, from: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const paths = [...text.matchAll(pattern)].map(([, path = '']) => path);
  return paths
    .filter((path) => !MADE.test(path) && !existsSync(join(ROOT, from, path)))
    .map((path) => `${page}: ${path}`);
}

test('pages link to what is there', () => {
  expect(pages.flatMap((page) => missingOf(page, LINKED, dirname(page)))).toEqual([]);
});

test('pages name files and folders that are there', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap((page) => missingOf(page, NAMED, '.'))).toEqual([]);
});
