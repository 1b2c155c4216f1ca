import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';

/** Committed files whose names match a pathspec of Git. */
const filesNamed = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(join(ROOT, file)));

const { references } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as {
  references: { path: string }[];
};
const projects = references.map(({ path }) => path);

describe('npx tsc -b', () => {
  test('builds the project of every folder that has one', () => {
    const folders = filesNamed('tsconfig.json', '*/tsconfig.json').map((file) => dirname(file));
    expect(folders.filter((folder) => folder !== '.').sort()).toEqual([...projects].sort());
  });

  test('covers every TypeScript file', { timeout: 30_000 }, () => {
    const covered = new Set(
      projects.flatMap((project) => {
        const file = join(ROOT, project, 'tsconfig.json');
        const config: unknown = ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config;
        return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).fileNames;
      }),
    );
    const sources = filesNamed('*.ts', '*.tsx').map((file) => join(ROOT, file));
    expect(sources.filter((file) => !covered.has(file))).toEqual([]);
  });
});
