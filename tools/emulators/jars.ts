import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { ToolFailure, messageOf } from '../failure.ts';
import { CACHE, ROOT } from '../paths.ts';
import { run } from '../run-command.ts';
import type { Jdk } from './java.ts';
import { OLDEST_JAVA } from './java.ts';

const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const SDK_JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
const RULES_RUNTIME = 'StorageRulesRuntime';
const DOWNLOADS = join(
  ROOT,
  'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
);

const download = z.object({ downloadPathRelativeToCacheDir: z.string() });
const downloads = z.object({ firestore: download, storage: download });

/** The emulators that are Java programs, which firebase-tools does not bring along. */
export const JAVA_EMULATORS = ['firestore', 'storage'] as const;
export type JavaEmulator = (typeof JAVA_EMULATORS)[number];

/** Where the emulators that are Java programs were found. */
export interface FoundJars {
  /** Variables that tell firebase-tools to use jars of this machine. */
  variables: Record<string, string>;
  /** What firebase-tools has to download itself before it can start. */
  toDownload: JavaEmulator[];
}

/**
 * Looks for the jars of the Firestore emulator and the Storage rules runtime: the variables that
 * firebase-tools honours, its own download cache, then a Google Cloud SDK on this machine. The SDK
 * has no Storage rules runtime, but its Firestore jar holds the rules engine, which
 * tools/StorageRulesRuntime.java speaks for.
 */
export async function findJars(wanted: readonly JavaEmulator[], jdk: Jdk): Promise<FoundJars> {
  const found: FoundJars = { variables: {}, toDownload: [] };
  const sdkJar = findSdkJar();
  for (const emulator of wanted) {
    const variable = `${emulator.toUpperCase()}_EMULATOR_BINARY_PATH`;
    if (isGiven(variable) || existsSync(downloadPath(emulator))) continue;
    if (sdkJar) found.variables[variable] = await jarOverSdk(emulator, sdkJar, jdk);
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

function findSdkJar(): string | undefined {
  const sdks = ['/usr/lib/google-cloud-sdk', join(homedir(), 'google-cloud-sdk')];
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const gcloud = join(folder, 'gcloud');
    if (existsSync(gcloud)) sdks.unshift(join(dirname(realpathSync(gcloud)), '..'));
  }
  return sdks.map((sdk) => join(sdk, SDK_JAR)).find((jar) => existsSync(jar));
}

/**
 * A small jar that starts what is inside the SDK's jar. firebase-tools runs `java -jar`, and the
 * SDK's own jar names no main class.
 */
async function jarOverSdk(emulator: JavaEmulator, sdkJar: string, jdk: Jdk): Promise<string> {
  const source = join(ROOT, 'tools', `${RULES_RUNTIME}.java`);
  const { size, mtimeMs } = statSync(sdkJar);
  const key = createHash('sha256')
    .update(JSON.stringify([emulator, sdkJar, size, mtimeMs]))
    .update(readFileSync(source))
    .digest('hex')
    .slice(0, 16);
  const jar = join(CACHE, 'emulators', `${emulator}-${key}.jar`);
  if (existsSync(jar)) return jar;

  await mkdir(dirname(jar), { recursive: true });
  const work = await mkdtemp(join(dirname(jar), 'build-'));
  try {
    if (emulator === 'storage') {
      const options = ['-proc:none', '-nowarn', '--release', String(OLDEST_JAVA)];
      await run(join(jdk.bin, 'javac'), [...options, '-cp', sdkJar, '-d', work, source]);
    }
    const manifest = join(work, 'manifest.txt');
    await writeFile(manifest, `Class-Path: ${pathToFileURL(sdkJar).href}\n`);
    const made = join(work, 'made.jar');
    const main = emulator === 'storage' ? RULES_RUNTIME : FIRESTORE_MAIN;
    const how = ['--create', '--file', made, '--manifest', manifest, '--main-class', main];
    await run(join(jdk.bin, 'jar'), [...how, '-C', work, '.']);
    await rename(made, jar); // complete or not there, whoever else makes it at the same time
  } catch (error) {
    throw new ToolFailure(
      `The ${emulator} emulator could not be made from ${sdkJar}: ${messageOf(error)}`,
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return jar;
}
