import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { findSdkJar, createSdkLauncherJar } from '../offline/sdk-jars.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import type { JavaEmulator, Jdk } from './jdk.ts';

const DOWNLOADS = join(
  ROOT,
  'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
);

const download = z.object({ downloadPathRelativeToCacheDir: z.string() });
const downloads = z.object({ firestore: download, storage: download });

export interface JarSearchResult {
  /** Environment variables that make firebase-tools use jars of this machine. */
  variables: Record<string, string>;
  /** Emulators that firebase-tools has to download first. */
  toDownload: JavaEmulator[];
}

/**
 * Looks for the jars of the Firestore emulator and the Storage rules runtime: the variables that
 * firebase-tools honours, its own download cache, then a Google Cloud SDK on this machine
 * (tools/dev/offline).
 */
export async function findJars(
  wanted: readonly JavaEmulator[],
  jdk: Jdk,
): Promise<JarSearchResult> {
  const found: JarSearchResult = { variables: {}, toDownload: [] };
  const sdkJar = findSdkJar();
  for (const emulator of wanted) {
    const variable = `${emulator.toUpperCase()}_EMULATOR_BINARY_PATH`;
    if (isGiven(variable) || existsSync(downloadPath(emulator))) continue;
    if (sdkJar) found.variables[variable] = await createSdkLauncherJar(emulator, sdkJar, jdk);
    else found.toDownload.push(emulator);
  }
  return found;
}

function isGiven(variable: string): boolean {
  const path = process.env[variable];
  if (!path) return false;
  if (existsSync(path)) return true;
  throw new ToolFailure(
    `${variable} names ${path}, which does not exist: correct it or remove the variable.`,
  );
}

function downloadPath(emulator: JavaEmulator): string {
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const known: unknown = JSON.parse(readFileSync(DOWNLOADS, 'utf8'));
  return join(folder, downloads.parse(known)[emulator].downloadPathRelativeToCacheDir);
}
