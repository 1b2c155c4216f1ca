import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { runOrThrow, runCommand } from '../../dev/programs/run-command.ts';
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
 * Short hash of the commit of a ref.
 * @throws ToolFailure if the checkout does not have the commit, with a hint if it is shallow
 */
export async function resolveCommit(ref: string, repository = ROOT): Promise<string> {
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

/** Links the tools of the current checkout and the contracts of the earlier one. */
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
 * Builds the functions of an earlier commit in a separate checkout, with the packages of its lock
 * file, and calls `work` with that folder.
 * @param folder folder for the checkout; must not exist
 * @throws ToolFailure when the commit does not exist or cannot be built
 */
export async function withEarlierBuild<T>(
  { ref, folder }: { ref: string | undefined; folder: string },
  work: (functions: string, commit: string) => Promise<T>,
): Promise<T> {
  const commit = await resolveCommit(ref ?? (await lastTag()));
  await runOrThrow('git', ['worktree', 'add', '--detach', '--force', folder, commit]);
  try {
    await linkPackages(folder);
    const functions = join(folder, 'functions');
    await runOrThrow(process.execPath, ['--import', 'tsx', join(functions, 'build.ts')], {
      cwd: folder,
    });
    await installFunctions(functions);
    return await work(functions, commit);
  } finally {
    await runOrThrow('git', ['worktree', 'remove', '--force', folder]);
  }
}
