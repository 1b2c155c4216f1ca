import { ToolFailure } from '../../../shared/local/failure.ts';
import { runOrThrow, runCommand } from '../../dev/programs/run-command.ts';

/** Files that differ from a commit. */
export interface ChangedFiles {
  /** The commit. */
  base: string;
  /** Paths relative to the root. */
  files: readonly string[];
}

const TESTS_AND_TEXTS = /^(docs|tests)\/|[.]md$|[.](test|test-data)[.]tsx?$/;
const WEB = /^web\//;

/** Whether the served shop may have changed: by any file but tests and texts. */
export function canAffectShop(files: readonly string[]): boolean {
  return files.some((file) => !TESTS_AND_TEXTS.test(file));
}

export function canAffectServer(files: readonly string[]): boolean {
  return files.some((file) => !TESTS_AND_TEXTS.test(file) && !WEB.test(file));
}

/**
 * The files that differ from the commit where the branch left `revision`: committed since, not
 * committed yet, or new. Without a revision it is origin/main, or main.
 * @throws ToolFailure when there is no such revision
 */
export async function findChangedFiles(named?: string): Promise<ChangedFiles> {
  const revision = named ?? ((await isRevision('origin/main')) ? 'origin/main' : 'main');
  if (!(await isRevision(revision))) {
    throw new ToolFailure(`There is no revision '${revision}': name one with --base.`);
  }
  const [base = revision] = await lines('merge-base', revision, 'HEAD');
  const files = [
    ...(await lines('diff', '--name-only', '--no-renames', base)),
    ...(await lines('ls-files', '--others', '--exclude-standard')),
  ];
  return { base, files: [...new Set(files)].sort() };
}

/** Tests that read files of the repository without importing them: any change may affect them. */
export function findTestsThatReadFiles(): Promise<string[]> {
  const pattern = String.raw`\b(readFile|readdir|glob|git)(Sync)?\(|ls-files`;
  return lines('grep', '-lE', pattern, '--', '*.test.ts', '*.test.tsx');
}

async function isRevision(name: string): Promise<boolean> {
  const parameters = ['rev-parse', '--verify', '--quiet', `${name}^{commit}`];
  return (await runCommand('git', parameters)).code === 0;
}

async function lines(...parameters: string[]): Promise<string[]> {
  return (await runOrThrow('git', parameters)).split('\n').filter(Boolean);
}
