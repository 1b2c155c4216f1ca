import { join } from 'node:path';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { lastLines, runCommand } from '../programs/run-command.ts';
import type { JavaEmulator } from './jdk.ts';

export const FIREBASE_CLI = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/**
 * Downloads an emulator into firebase-tools' cache, once on each machine.
 * @throws ToolFailure when the download fails, usually without a network
 */
export async function downloadEmulator(
  emulator: JavaEmulator,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  console.log(`Downloading the ${emulator} emulator (once)...`);
  const { code, output } = await runCommand(
    process.execPath,
    [FIREBASE_CLI, `setup:emulators:${emulator}`],
    { env },
  );
  if (code === 0) return;
  const variable = `${emulator.toUpperCase()}_EMULATOR_BINARY_PATH`;
  throw new ToolFailure(
    `The ${emulator} emulator is not on this machine and could not be downloaded (${lastLines(output, 1).trim()}): connect to the internet once, install the Google Cloud SDK with its Firestore emulator, or name a jar in ${variable}.`,
  );
}
