import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindDefinitions } from '@smriti/shared/catalogue/kind-definitions';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';

/** Source files that could name a kind of record. */
const PROGRAMS = [':(glob)*/src/**/*.ts', ':(glob)*/src/**/*.tsx', ':!:*.test.ts', ':!:*.test.tsx'];
/** Files that name 'Talk to us', a simple kind: its use in the shop and its demo data. */
const SHOWN_BY = [
  'functions/src/features/catalogue/catalogue-reads.service.ts',
  'seed/src/data/catalogue.ts',
  'seed/src/data/hindi/choices.ts',
  'seed/src/data/shop.ts',
];

/** Files with the lists of all kinds. */
const LISTS = [
  'shared/src/catalogue/kind-definitions.ts',
  'web/src/features/admin/catalogue/kinds.ts',
];
/** Code that all kinds share; it must not name a single kind. */
const COMMON = [
  ':(glob)shared/src/catalogue/management*.ts',
  ...['writes', 'tables', 'snapshot'].map(
    (folder) => `:(glob)functions/src/features/catalogue/${folder}/*.ts`,
  ),
  ':(glob)web/src/features/admin/catalogue/*.ts*',
  ...['*.test.ts', '*.test.tsx', LISTS[1]].map((path) => `:(exclude)${path}`),
];
/** Files that may name products or shipping methods, for calculated prices, ratings and switches. */
const TIES = [
  'functions/src/features/catalogue/snapshot/catalogue-change.domain.ts',
  'functions/src/features/catalogue/snapshot/catalogue-snapshot.records.ts',
  'functions/src/features/catalogue/writes/catalogue-uses.domain.ts',
  'functions/src/features/catalogue/writes/catalogue-uses.repository.ts',
  'functions/src/features/catalogue/writes/shipping-toggle.service.ts',
  'web/src/features/admin/catalogue/use-records.ts',
  'web/src/features/admin/catalogue/UsedByList.tsx',
  'web/src/features/admin/catalogue/default-configuration.ts',
];

/** Files in the table of a section of CONTRIBUTING.md. */
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
  test('is added in at most ten existing files', () => {
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
  ])('reaches %s through the list of content fields', (file, spread) => {
    expect(read(file)).toContain(spread);
    const own = /^\s*(frame_id|paper_type_id): (z\.|record)/m;
    expect(read(file)).not.toMatch(own);
  });
});

/** Those of the given files that contain the kind's name in quotes. */
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
  const kinds = Object.keys(kindDefinitions);

  test.each(kinds)('consists of three files: %s', (kind) => {
    expect(filesOf(kind)).toHaveLength(3);
    expect(filesOf(kind).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('has no other files', () => {
    const own = new Set(kinds.flatMap(filesOf));
    for (const folder of walk.map((file) => dirname(file))) {
      const files = readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
      expect(files.filter((file) => !own.has(file))).toEqual([]);
    }
  });

  test('is not named in the common code', () => {
    const naming = kinds.flatMap((kind) =>
      filesNaming(kind, COMMON).filter((file) => !TIES.includes(file)),
    );
    expect(naming).toEqual([]);
  });

  test('is named only in the shop pages and the demo data', () => {
    const kind = 'talk-to-us';
    const elsewhere = filesNaming(kind, PROGRAMS).filter((file) => !filesOf(kind).includes(file));
    expect(elsewhere).toEqual([...SHOWN_BY, ...LISTS].toSorted());
  });
});
