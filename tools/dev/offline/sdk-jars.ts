import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JavaEmulator, Jdk } from '../emulators/jdk.ts';
import { MIN_JAVA_VERSION } from '../emulators/jdk.ts';
import { ToolFailure, errorMessage } from '../../../shared/local/failure.ts';
import { CACHE_FOLDER } from '../../../shared/local/paths.ts';
import { runOrThrow } from '../programs/run-command.ts';

const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const SDK_JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
const RULES_RUNTIME = 'StorageRulesRuntime';

/** Path of the Firestore emulator's jar in a Google Cloud SDK on this machine. */
export function findSdkJar(): string | undefined {
  const sdks = ['/usr/lib/google-cloud-sdk', join(homedir(), 'google-cloud-sdk')];
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const gcloud = join(folder, 'gcloud');
    if (existsSync(gcloud)) sdks.unshift(join(dirname(realpathSync(gcloud)), '..'));
  }
  return sdks.map((sdk) => join(sdk, SDK_JAR)).find((jar) => existsSync(jar));
}

/**
 * Creates a small jar that starts the SDK's jar. firebase-tools runs `java -jar`, and the SDK's jar
 * names no main class. The SDK has no Storage rules runtime, but its Firestore jar contains the
 * rules engine, which StorageRulesRuntime.java connects to.
 */
export async function createSdkLauncherJar(
  emulator: JavaEmulator,
  sdkJar: string,
  jdk: Jdk,
): Promise<string> {
  const source = join(import.meta.dirname, `${RULES_RUNTIME}.java`);
  const { size, mtimeMs } = statSync(sdkJar);
  const key = createHash('sha256')
    .update(JSON.stringify([emulator, sdkJar, size, mtimeMs]))
    .update(readFileSync(source))
    .digest('hex')
    .slice(0, 16);
  const jar = join(CACHE_FOLDER, 'emulators', `${emulator}-${key}.jar`);
  if (existsSync(jar)) return jar;

  await mkdir(dirname(jar), { recursive: true });
  const work = await mkdtemp(join(dirname(jar), 'build-'));
  try {
    if (emulator === 'storage') {
      const options = ['-proc:none', '-nowarn', '--release', String(MIN_JAVA_VERSION)];
      await runOrThrow(join(jdk.bin, 'javac'), [...options, '-cp', sdkJar, '-d', work, source]);
    }
    const manifest = join(work, 'manifest.txt');
    await writeFile(manifest, `Class-Path: ${pathToFileURL(sdkJar).href}\n`);
    const made = join(work, 'made.jar');
    const main = emulator === 'storage' ? RULES_RUNTIME : FIRESTORE_MAIN;
    const how = ['--create', '--file', made, '--manifest', manifest, '--main-class', main];
    await runOrThrow(join(jdk.bin, 'jar'), [...how, '-C', work, '.']);
    await rename(made, jar); // renamed when complete, because another process may create it at the same time
  } catch (error) {
    throw new ToolFailure(
      `The ${emulator} emulator could not be made from ${sdkJar}: ${errorMessage(error)}`,
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return jar;
}
