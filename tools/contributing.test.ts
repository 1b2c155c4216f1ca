import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.ts';

/** The files that are named in the walk for an album field. */
function filesOfWalk(): string[] {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, walk = ''] = text.split('## Add an album field');
  const [section = ''] = walk.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => /^\| `([^`]+)`/.exec(row)?.[1] ?? []);
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

describe('an album field', () => {
  test('is added in at most ten files, each of which is there', () => {
    const files = filesOfWalk();
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
