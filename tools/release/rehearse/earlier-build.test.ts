import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOrThrow } from '../../dev/programs/run-command.ts';
import { resolveCommit } from './earlier-build.ts';

describe('the commit of an earlier build', () => {
  let folder = '';
  let commits: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'smriti-commits-'));
    const whole = join(folder, 'whole');
    const git = (...parameters: string[]) =>
      runOrThrow('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...parameters], {
        cwd: whole,
      });
    await runOrThrow('git', ['init', '--quiet', whole]);
    for (const text of ['first', 'second']) {
      await writeFile(join(whole, 'file'), text);
      await git('add', 'file');
      await git('commit', '--quiet', '--no-verify', '-m', text);
    }
    commits = (await git('log', '--format=%H')).trim().split('\n');
    await runOrThrow('git', [
      'clone',
      '--quiet',
      '--depth=1',
      `file://${whole}`,
      join(folder, 'shallow'),
    ]);
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('is found by any ref', async () => {
    const [newest = '', first = ''] = commits;
    const whole = join(folder, 'whole');
    await expect(resolveCommit('HEAD', whole)).resolves.toBe(newest.slice(0, 7));
    await expect(resolveCommit(first, whole)).resolves.toBe(first.slice(0, 7));
  });

  test('is missing in a shallow clone, with a hint to fetch it', async () => {
    const [, first = ''] = commits;
    await expect(resolveCommit(first, join(folder, 'shallow'))).rejects.toThrow(
      `There is no commit ${first} here, because this clone has not the whole history: fetch it with git fetch --unshallow.`,
    );
  });

  test('is missing in a full clone without a hint', async () => {
    await expect(resolveCommit('v9.9', join(folder, 'whole'))).rejects.toThrow(
      /^There is no commit v9.9 here.$/,
    );
  });
});
