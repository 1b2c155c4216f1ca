import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findJdk, addJdkToEnvironment } from './jdk.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'java-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a fake installation of Java; the number at the end of its name is the version. */
function install(name: string, programs = ['java', 'javac']): string {
  const bin = join(folder, name, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const program of programs) writeFileSync(join(bin, program), '');
  return bin;
}

function find(variables: NodeJS.ProcessEnv, platformFolders: string[] = []) {
  const versionOf = (java: string) => {
    const [, version] = /(\d+)\/bin\/java$/.exec(java) ?? [];
    return Promise.resolve(version === undefined ? undefined : Number(version));
  };
  return findJdk({ variables, platformFolders, versionOf });
}

describe('finding a JDK', () => {
  test('prefers JAVA_HOME to PATH, and PATH to the platform’s folder', async () => {
    const [home, path, platform] = [install('home-21'), install('path-22'), install('jvm/j-25')];
    const jvm = [join(folder, 'jvm')];
    const JAVA_HOME = join(folder, 'home-21');
    expect(await find({ JAVA_HOME, PATH: path }, jvm)).toEqual({ bin: home, version: 21 });
    expect(await find({ PATH: path }, jvm)).toEqual({ bin: path, version: 22 });
    expect(await find({}, jvm)).toEqual({ bin: platform, version: 25 });
  });

  test('finds a newer java next to an old one on PATH', async () => {
    const newer = install('jvm/temurin-25');
    const PATH = [install('jvm/openjdk-17'), install('other-8')].join(delimiter);
    expect(await find({ PATH }, [join(folder, 'jvm')])).toEqual({ bin: newer, version: 25 });
  });

  test('skips a java that does not run', async () => {
    const works = install('works-21');
    const PATH = [install('broken'), works].join(delimiter);
    expect(await find({ PATH })).toEqual({ bin: works, version: 21 });
  });

  test('lists old versions in the message, with a hint', async () => {
    const old = install('jvm/openjdk-17');
    await expect(find({ PATH: old })).rejects.toThrow(
      `The Firebase emulators need a JDK 21 or later (found Java 17 in ${old}): install one`,
    );
  });

  test('reports a JRE without a compiler', async () => {
    const jre = install('jre-21', ['java']);
    await expect(find({ PATH: jre })).rejects.toThrow(`(found a JRE only, Java 21 in ${jre})`);
  });

  test('reports that there is no Java', async () => {
    await expect(find({ PATH: folder })).rejects.toThrow(
      'The Firebase emulators need a JDK 21 or later: install one',
    );
  });
});

test('puts the JDK first on the PATH of child processes', () => {
  const variables = addJdkToEnvironment(
    { PATH: '/usr/bin', HOME: '/h' },
    { bin: '/jdk/bin', version: 25 },
  );
  expect(variables).toMatchObject({
    PATH: `/jdk/bin${delimiter}/usr/bin`,
    JAVA_HOME: '/jdk',
    HOME: '/h',
  });
});

test('keeps Java options of the machine', () => {
  const jdk = { bin: '/jdk/bin', version: 25 };
  const own = addJdkToEnvironment({ JAVA_TOOL_OPTIONS: '-XX:+UseG1GC' }, jdk);
  expect(own.JAVA_TOOL_OPTIONS).toBe('-XX:+UseG1GC'); // Java does not start with two garbage collectors
  expect(addJdkToEnvironment({}, jdk).JAVA_TOOL_OPTIONS).toContain('TieredStopAtLevel=1');
});
