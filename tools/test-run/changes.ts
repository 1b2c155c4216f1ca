import { ToolFailure } from '../failure.ts';
import { runCommand } from '../run-command.ts';

/**
 * The files, relative to the root, that differ from where `base` was left: committed since, not
 * committed yet, or new. Without a base it is where origin/main was left, or main.
 * @throws ToolFailure when there is no such revision
 */
export async function changedFiles(base?: string): Promise<{ base: string; files: string[] }> {
  const revision = base ?? ((await isRevision('origin/main')) ? 'origin/main' : 'main');
  if (!(await isRevision(revision))) {
    throw new ToolFailure(`There is no revision '${revision}': name one with --base.`);
  }
  const [start = revision] = await git('merge-base', revision, 'HEAD');
  const files = [
    ...(await git('diff', '--name-only', '--no-renames', start)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  return { base: start, files: [...new Set(files)].sort() };
}

async function isRevision(name: string): Promise<boolean> {
  const { code } = await runCommand('git', [
    'rev-parse',
    '--verify',
    '--quiet',
    `${name}^{commit}`,
  ]);
  return code === 0;
}

async function git(...parameters: string[]): Promise<string[]> {
  const { code, output } = await runCommand('git', parameters);
  if (code !== 0) throw new ToolFailure(`git ${parameters[0]} failed: ${output.trim()}`);
  return output.split('\n').filter(Boolean);
}
