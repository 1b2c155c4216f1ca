import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';

/** Where a kind could be named by hand. */
const PROGRAMS = [':(glob)*/src/**/*.ts', ':(glob)*/src/**/*.tsx', ':!:*.test.ts', ':!:*.test.tsx'];
/** Where 'Talk to us', a kind without ties, is shown to customers and has its demo records. */
const SHOWN_BY = [
  'functions/src/features/catalogue/catalogue-reads.service.ts',
  'seed/src/data/catalogue.ts',
  'seed/src/data/hindi/choices.ts',
  'seed/src/data/shop.ts',
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

describe('a catalogue kind', () => {
  const files = filesOfWalk('Add a catalogue kind');

  test('is added in at most six files, each of which is there', () => {
    expect(files.length).toBeGreaterThan(3);
    expect(files.length).toBeLessThanOrEqual(6);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('is named nowhere else, but where customers see it and the demo shop has it', () => {
    const naming = execFileSync('git', ['grep', '-l', "'talk-to-us'", '--', ...PROGRAMS], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(
      naming
        .trim()
        .split('\n')
        .filter((file) => !files.includes(file)),
    ).toEqual(SHOWN_BY);
  });
});
