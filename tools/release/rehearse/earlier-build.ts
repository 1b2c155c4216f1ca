import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { run, runCommand } from '../../dev/programs/run-command.ts';
import { installFunctions } from './functions-folder.ts';

const WORKSPACES = ['shared', 'functions', 'web', 'seed'];

/** Tag of the latest release. @throws ToolFailure without a tag */
async function lastTag(): Promise<string> {
  const { code, output } = await runCommand('git', ['describe', '--tags', '--abbrev=0']);
  if (code === 0) return output.trim();
  throw new ToolFailure(
    'No release is tagged: name the commit that you would go back to, npm run rehearse -- rollback REF.',
  );
}

/**
 * Short hash of the commit that a ref names.
 * @throws ToolFailure where the checkout has no such commit, which says why when it is shallow
 */
export async function commitOf(ref: string, repository = ROOT): Promise<string> {
  const ask = (...parameters: string[]) =>
    runCommand('git', ['rev-parse', ...parameters], { cwd: repository });
  const { code, output } = await ask('--verify', '--short', `${ref}^{commit}`);
  if (code === 0) return output.trim();
  const shallow = await ask('--is-shallow-repository');
  throw new ToolFailure(
    shallow.output.trim() === 'true'
      ? `There is no commit ${ref} here, because this clone has not the whole history: fetch it with git fetch --unshallow.`
      : `There is no commit ${ref} here.`,
  );
}

/** The tools of today's checkout, and the contracts of the earlier one. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '@smriti'), { recursive: true });
  const names = await readdir(join(ROOT, 'node_modules'));
  for (const name of names.filter((one) => one !== '@smriti' && !one.startsWith('.'))) {
    await symlink(join(ROOT, 'node_modules', name), join(packages, name));
  }
  for (const name of WORKSPACES) {
    await symlink(join(folder, name), join(packages, '@smriti', name));
  }
}

/**
 * Builds the functions of an earlier commit in a checkout of its own, with the packages of its own lock
 * file, and works with that folder.
 * @param folder where the checkout goes; it must not be there
 * @throws ToolFailure when there is no such commit, or it cannot be built
 */
export async function withEarlierBuild<T>(
  { ref, folder }: { ref: string | undefined; folder: string },
  work: (functions: string, commit: string) => Promise<T>,
): Promise<T> {
  const commit = await commitOf(ref ?? (await lastTag()));
  await run('git', ['worktree', 'add', '--detach', '--force', folder, commit]);
  try {
    await linkPackages(folder);
    const functions = join(folder, 'functions');
    await run(process.execPath, ['--import', 'tsx', join(functions, 'build.ts')], { cwd: folder });
    await installFunctions(functions);
    return await work(functions, commit);
  } finally {
    await run('git', ['worktree', 'remove', '--force', folder]);
  }
}
