import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ToolFailure } from '../../../shared/local/failure.ts';

/** The oldest Java that firebase-tools runs its emulators with. */
export const MIN_JAVA_VERSION = 21;

const PLATFORM_FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];

/** Emulators that are Java programs, which are not part of firebase-tools. */
export const JAVA_EMULATORS = ['firestore', 'storage'] as const;
export type JavaEmulator = (typeof JAVA_EMULATORS)[number];

export interface Jdk {
  /** The folder that holds java, javac and jar. */
  bin: string;
  version: number;
}

export interface JavaSearch {
  variables: NodeJS.ProcessEnv;
  /** Folders that contain Java installations. */
  platformFolders: readonly string[];
  /** The major version that a java program reports; undefined when it does not run. */
  versionOf: (java: string) => Promise<number | undefined>;
}

const here: JavaSearch = {
  variables: process.env,
  platformFolders: PLATFORM_FOLDERS,
  versionOf: reportedVersion,
};

/**
 * The first JDK that is new enough: JAVA_HOME, then PATH, then the platform's usual folders, because
 * the default java of a machine may be older than others that are installed.
 * @throws ToolFailure when there is none.
 */
export async function findJdk(search: JavaSearch = here): Promise<Jdk> {
  const tooOld: string[] = [];
  for (const bin of candidates(search)) {
    const version = await search.versionOf(join(bin, executable('java')));
    if (version === undefined) continue;
    if (version >= MIN_JAVA_VERSION && existsSync(join(bin, executable('javac')))) {
      return { bin, version };
    }
    tooOld.push(`${version >= MIN_JAVA_VERSION ? 'a JRE only, ' : ''}Java ${version} in ${bin}`);
  }
  const found = tooOld.length > 0 ? ` (found ${tooOld.join('; ')})` : '';
  throw new ToolFailure(
    `The Firebase emulators need a JDK ${MIN_JAVA_VERSION} or later${found}: install one, such as Temurin from https://adoptium.net, and set JAVA_HOME to it or put it on PATH.`,
  );
}

function candidates({ variables, platformFolders }: JavaSearch): string[] {
  const folders: string[] = [];
  if (variables.JAVA_HOME) folders.push(join(variables.JAVA_HOME, 'bin'));
  folders.push(...(variables.PATH ?? '').split(delimiter).filter(Boolean));
  for (const folder of platformFolders) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder).sort().reverse()) {
      folders.push(join(folder, name, 'bin'), join(folder, name, 'Contents', 'Home', 'bin'));
    }
  }
  const withJava = folders.filter((bin) => existsSync(join(bin, executable('java'))));
  return [...new Set(withJava)];
}

async function reportedVersion(java: string): Promise<number | undefined> {
  try {
    const { stderr } = await promisify(execFile)(java, ['-version']);
    const major = /version "(\d+)/.exec(stderr)?.[1];
    return major === undefined ? undefined : Number(major);
  } catch {
    return undefined; // this java does not run here; the next candidate may
  }
}

function executable(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

/**
 * Java flags for programs that run for minutes, for which the optimising compiler does not pay off.
 */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** Environment variables of a child process, with this JDK first on its PATH. */
export function addJdkToEnvironment(variables: NodeJS.ProcessEnv, { bin }: Jdk): NodeJS.ProcessEnv {
  const path = [bin, variables.PATH].filter(Boolean).join(delimiter);
  const { JAVA_TOOL_OPTIONS = SHORT_LIVED } = variables;
  return { ...variables, JAVA_HOME: dirname(bin), JAVA_TOOL_OPTIONS, PATH: path };
}
