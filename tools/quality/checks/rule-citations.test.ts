import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';

const CITED = /docs\/rules\.md#([a-z]+-\d+)/g;
/** Names of pages that are not part of the repository. */
const ELSEWHERE = /\b(?:design|storefront|design-studio)\.md\b/;
const SOURCE = /\.(?:tsx?|mjs|cjs|css|rules|md|java)$/;
const SELF = 'tools/quality/checks/rule-citations.test.ts';

function sources(): string[] {
  const listed = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' });
  return listed.split('\n').filter((file) => SOURCE.test(file) && file !== SELF);
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Names of the rules that a text defines, in their order. */
function definedIn(text: string): string[] {
  return [...text.matchAll(/^- \*\*([a-z]+-\d+)\*\* /gm)].flatMap(([, name]) => name ?? []);
}

function citedIn(text: string): string[] {
  return [...text.matchAll(CITED)].flatMap(([, name]) => name ?? []);
}

describe('the rules that the code cites', () => {
  const rules = definedIn(read('docs/rules.md'));

  test('have unique names', () => {
    expect(rules.length).toBeGreaterThan(50);
    expect(rules).toEqual([...new Set(rules)]);
  });

  test('exist in docs/rules.md', () => {
    const cited = sources().flatMap((file) => citedIn(read(file)).map((rule) => ({ file, rule })));
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
  });

  test('cite only pages of the repository', () => {
    expect(sources().filter((file) => ELSEWHERE.test(read(file)))).toEqual([]);
  });

  test('are found in comments, and reported when missing', () => {
    expect(citedIn('/** Twice (docs/rules.md#states-4, docs/rules.md#none-1). */')).toEqual([
      'states-4',
      'none-1',
    ]);
    expect(definedIn('- **states-4** Content\n  - **none-1** nested')).toEqual(['states-4']);
  });
});
