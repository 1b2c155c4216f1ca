import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatCoveragePage, findProofs } from './coverage-page.ts';
import { findTests } from './found-tests.ts';
import { readCoverage } from './read-coverage.ts';
import { parseRequirements, quotedTexts } from './requirements.ts';
import { ROOT } from '../../../shared/local/paths.ts';

const { areas, files } = readCoverage();
const requirements = areas.flatMap((area) => area.requirements);

describe('the requirements', () => {
  test('have unique names', () => {
    const names = requirements.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(290);
    expect(names).toEqual([...new Set(names)]);
  });

  test('are proved by at least one test each', () => {
    expect(requirements.filter(({ name }) => findProofs(name, files).length === 0)).toEqual([]);
  });

  test('include every name that a test proves', () => {
    const names = new Set(requirements.map(({ name }) => name));
    const unknown = files.flatMap(({ path, tests }) =>
      tests.flatMap(({ proves }) =>
        proves.filter((name) => !names.has(name)).map((name) => `${path}: ${name}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  test('are listed on the page with their tests', () => {
    const page = formatCoveragePage(areas, files);
    expect(requirements.filter(({ name }) => !page.includes(`- **${name}** `))).toEqual([]);
  });

  test('quote the texts of the shop exactly', () => {
    const listed = ['ls-files', '--', 'web/src', 'shared/src', 'functions/src'];
    const sources = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|test-data/.test(path))
      .map((path) => readFileSync(join(ROOT, path), 'utf8').replaceAll("\\'", "'"))
      .join('\n');
    const missing = requirements
      .flatMap((each) => quotedTexts(each))
      .filter((text) => !sources.includes(text));
    expect(missing).toEqual([]);
  });
});

describe('a test', () => {
  const found = (source: string) => findTests('x.test.ts', source);

  test('is found with its groups and its requirements, in every call form', () => {
    const source = `
      describe('a cart', () => {
        // proves cart-1, cart-2
        it('lists', () => {});
        /** One test for each state. */
        // proves cart-3
        test.each([1])('takes %i', { tag: '@wide' }, () => {});
        test('is plain', async () => { await test.step('not a test', () => {}); });
      });`;
    expect(found(source)).toEqual([
      { name: 'a cart > lists', proves: ['cart-1', 'cart-2'] },
      { name: 'a cart > takes %i', proves: ['cart-3'] },
      { name: 'a cart > is plain', proves: [] },
    ]);
  });

  test('proves nothing by a comment inside or above another test', () => {
    const source = `it('a', () => {
      // proves cart-1
      expect(1).toBe(1);
    });
    it('b', () => {});`;
    expect(found(source).flatMap(({ proves }) => proves)).toEqual([]);
  });
});

describe('a requirement', () => {
  test('is a list item with its differences and quotes', () => {
    const [area] = parseRequirements(
      "# T\n\n## Cart\n\n- **cart-1** Says 'All gone.', or 'It's late'. _Differs: it is kind._\n",
    );
    const [line] = area?.requirements ?? [];
    expect(line).toEqual({
      name: 'cart-1',
      differs: 'it is kind.',
      text: "Says 'All gone.', or 'It's late'.",
    });
    expect(line && quotedTexts(line)).toEqual(['All gone.', "It's late"]);
  });

  test('in another format is refused', () => {
    expect(() => parseRequirements('## Cart\n- cart-1 no name\n')).toThrow('area-1');
  });
});
