import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { managedKinds } from '@smriti/shared/catalogue/managed-kinds';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';

/** Where a kind could be named by hand. */
const PROGRAMS = [':(glob)*/src/**/*.ts', ':(glob)*/src/**/*.tsx', ':!:*.test.ts', ':!:*.test.tsx'];
/** Where 'Talk to us', a kind without ties, is shown to customers and has its demo records. */
const SHOWN_BY = [
  'functions/src/features/catalogue/catalogue-reads.service.ts',
  'seed/src/data/catalogue.ts',
  'seed/src/data/hindi/choices.ts',
  'seed/src/data/shop.ts',
];

/** The lists of kinds that go by their names. */
const LISTS = [
  'shared/src/catalogue/managed-kinds.ts',
  'web/src/features/admin/catalogue/kinds.ts',
];
/** What writes, lists, imports, exports and compiles every kind, and the console's pages of them. */
const COMMON = [
  ':(glob)shared/src/catalogue/management*.ts',
  ...['writes', 'tables', 'snapshot'].map(
    (folder) => `:(glob)functions/src/features/catalogue/${folder}/*.ts`,
  ),
  ':(glob)web/src/features/admin/catalogue/*.ts*',
  ...['*.test.ts', '*.test.tsx', LISTS[1]].map((path) => `:(exclude)${path}`),
];
/** What only products or shipping methods have: prices that are worked out, ratings, a switch. */
const TIES = [
  'functions/src/features/catalogue/snapshot/catalogue-change.domain.ts',
  'functions/src/features/catalogue/snapshot/catalogue-snapshot.records.ts',
  'functions/src/features/catalogue/writes/catalogue-uses.domain.ts',
  'functions/src/features/catalogue/writes/catalogue-uses.repository.ts',
  'functions/src/features/catalogue/writes/shipping-toggle.service.ts',
  'web/src/features/admin/catalogue/ProductName.tsx',
  'web/src/features/admin/catalogue/UsedBy.tsx',
  'web/src/features/admin/catalogue/worked-out-price.ts',
];

/** The files that are named in the table below a heading. */
function filesOfWalk(heading: string): string[] {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, walk = ''] = text.split(`## ${heading}`);
  const [section = ''] = walk.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => /^\| `([^`]+)`/.exec(row)?.[1] ?? []);
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

describe('an album field', () => {
  test('is added in at most ten files, each of which is there', () => {
    const files = filesOfWalk('Add an album field');
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(10);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test.each([
    ['shared/src/album/albums.ts', '...contentFields'],
    ['functions/src/features/albums/album.records.ts', '...contentFields'],
    ['functions/src/features/albums/album-content.domain.ts', 'albumContent.parse('],
    ['functions/src/features/albums/album.presenter.ts', '...albumContent.parse('],
  ])('comes to %s by the one list of content fields', (file, spread) => {
    expect(read(file)).toContain(spread);
    const own = /^\s*(frame_id|paper_type_id): (z\.|record)/m;
    expect(read(file)).not.toMatch(own);
  });
});

/** The files of a program that name a kind in quotes. */
function filesNaming(kind: string, among: readonly string[]): string[] {
  const { stdout } = spawnSync('git', ['grep', '-lF', `'${kind}'`, '--', ...among], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((file) => file !== '');
}

describe('a catalogue kind', () => {
  const walk = filesOfWalk('Add a catalogue kind');
  const filesOf = (kind: string) => walk.map((file) => file.replace('lamination-types', kind));
  const kinds = Object.keys(managedKinds);

  test.each(kinds)('is three files: %s', (kind) => {
    expect(filesOf(kind)).toHaveLength(3);
    expect(filesOf(kind).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('has no file but these', () => {
    const own = new Set(kinds.flatMap(filesOf));
    for (const folder of walk.map((file) => dirname(file))) {
      const files = readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
      expect(files.filter((file) => !own.has(file))).toEqual([]);
    }
  });

  test('is named by nothing that all kinds have in common', () => {
    const naming = kinds.flatMap((kind) =>
      filesNaming(kind, COMMON).filter((file) => !TIES.includes(file)),
    );
    expect(naming).toEqual([]);
  });

  test('is named nowhere else, but where customers see it and the demo shop has it', () => {
    const kind = 'talk-to-us';
    const elsewhere = filesNaming(kind, PROGRAMS).filter((file) => !filesOf(kind).includes(file));
    expect(elsewhere).toEqual([...SHOWN_BY, ...LISTS].toSorted());
  });
});
