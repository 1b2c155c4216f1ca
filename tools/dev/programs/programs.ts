import { delimiter, join } from 'node:path';
import { lastLines, runCommand } from './run-command.ts';

/** Candidate paths of programs: each name in each folder of PATH. */
export function candidatePaths(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => [...folders, '/usr/bin'].map((folder) => join(folder, name)));
}

/** Installs a package of the distribution, if permitted; `said` is the result in one line. */
export async function installAptPackage(
  name: string,
): Promise<{ isInstalled: boolean; message: string }> {
  if (process.platform !== 'linux')
    return { isInstalled: false, message: 'apt-get is for Linux only' };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const [command = '', ...before] = aptGet;
  try {
    await runCommand(command, [...before, 'update', '-q'], { env });
    const install = [...before, 'install', '-y', '-q', '--no-install-recommends', name];
    const { code, output } = await runCommand(command, install, { env });
    return { isInstalled: code === 0, message: lastLines(output, 1) };
  } catch {
    return { isInstalled: false, message: 'there is no apt-get' };
  }
}
