import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../shared/local/paths.ts';
import type { TestFile } from './coverage-page.ts';
import { findTests } from './found-tests.ts';
import { parseRequirements, type RequirementArea } from './requirements.ts';

export const COVERAGE_PAGE = join(ROOT, 'docs/coverage.md');

/** Reads the requirements and all test files of the repository, including uncommitted ones. */
export function readCoverage(): { areas: RequirementArea[]; files: TestFile[] } {
  const listed = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      '--deduplicate',
      '--',
      '*.test.ts',
      '*.test.tsx',
      '*.spec.ts',
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const files = listed.split('\n').filter(Boolean).toSorted();
  return {
    areas: parseRequirements(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8')),
    files: files.map((path) => ({
      path,
      tests: findTests(path, readFileSync(join(ROOT, path), 'utf8')),
    })),
  };
}
