import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { ToolFailure } from './failure.ts';
import { ROOT } from './paths.ts';
import { lastLines, runCommand } from './run-command.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

/**
 * Flags under which Chromium runs as root and in containers, and keeps quiet on machines whose
 * network is closed.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The program of a Chromium that starts: CHROME_PATH, the machine's own, the one that Playwright
 * keeps, else Playwright's download, else the package manager's.
 * @throws ToolFailure that tells what was tried
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new ToolFailure(`CHROME_PATH names ${given}, which does not start: correct it.`);
  }
  const there = await firstThatStarts([...onPath(), ...MAC, chromium.executablePath()]);
  return there ?? installChromium();
}

async function installChromium(): Promise<string> {
  console.log('Installing Chromium for the browser tests (once) ...');
  const download = await runCommand(process.execPath, [PLAYWRIGHT, 'install', 'chromium']);
  const own = await firstThatStarts([chromium.executablePath()]);
  if (own) return own;
  const packaged = await installPackage();
  const found = await firstThatStarts(onPath());
  if (found) return found;
  throw new ToolFailure(
    `The browser tests need Chromium: there is none on this machine, Playwright's could not be installed (${lastLines(download.output, 1)}) and neither could the distribution's (${packaged}); install one and name it in CHROME_PATH.`,
  );
}

async function installPackage(): Promise<string> {
  if (process.platform !== 'linux') return 'apt-get is for Linux only';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const [command = '', ...before] = aptGet;
  try {
    await runCommand(command, [...before, 'update', '-q'], { env });
    const { output } = await runCommand(
      command,
      [...before, 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
      { env },
    );
    return lastLines(output, 1);
  } catch {
    return 'there is no apt-get';
  }
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => [...folders, '/usr/bin'].map((folder) => join(folder, name)));
}

async function firstThatStarts(programs: readonly string[]): Promise<string | undefined> {
  for (const program of programs) {
    if (await starts(program)) return program;
  }
  return undefined;
}

async function starts(program: string): Promise<boolean> {
  try {
    await access(program, constants.X_OK);
    await promisify(execFile)(program, ['--version', '--no-sandbox'], { timeout: 20_000 });
    return true;
  } catch {
    return false; // a broken one is like none: the next may work
  }
}
