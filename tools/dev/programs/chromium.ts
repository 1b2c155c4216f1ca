import { execFile } from 'node:child_process';
import { constants, existsSync, readdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { installAptPackage, candidatePaths } from './programs.ts';
import { lastLines, runCommand } from './run-command.ts';

/** Names of the headless shell of Chromium: tests take two thirds of the time with it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');
const OWN_SHELL = ['chromium', '--only-shell'];

/**
 * Flags that let Chromium run as root and in containers, and suppress its background requests, which
 * fail without a network.
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
 * Path of a Chromium that starts: CHROME_PATH, else a headless shell, else a full browser; installed
 * ones before those of Playwright. Downloads Playwright's shell, or installs the distribution's, if there
 * is none; in CI also if there is only a full browser.
 * @throws ToolFailure that lists what was tried
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new ToolFailure(`CHROME_PATH names ${given}, which does not start: correct it.`);
  }
  const shell = await firstThatStarts([...candidatePaths(SHELLS), ...(await ownShells())]);
  if (shell) return shell;
  const browser = await firstThatStarts([
    ...candidatePaths(BROWSERS),
    ...MAC,
    chromium.executablePath(),
  ]);
  if (browser && !process.env.CI) return browser;
  return installChromium().catch((error: unknown) => {
    if (browser) return browser;
    throw error;
  });
}

/** Calls `work` with a Chromium, and closes it afterwards. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function installChromium(): Promise<string> {
  console.log('Installing Chromium for the browser tests (once) ...');
  const download = await runCommand(process.execPath, [PLAYWRIGHT, 'install', ...OWN_SHELL]);
  const own = await firstThatStarts(await ownShells());
  if (own) return own;
  const packaged = await installPackage();
  const found = await firstThatStarts(candidatePaths([...SHELLS, ...BROWSERS]));
  if (found) return found;
  throw new ToolFailure(
    `The browser tests need Chromium: there is none on this machine, Playwright's could not be installed (${lastLines(download.output, 1)}) and neither could the distribution's (${packaged}); install one and name it in CHROME_PATH.`,
  );
}

/** Paths of Playwright's headless shell if downloaded, as reported by its installer. */
async function ownShells(): Promise<string[]> {
  const plan = await runCommand(process.execPath, [
    PLAYWRIGHT,
    'install',
    '--dry-run',
    ...OWN_SHELL,
  ]);
  const folders = [...plan.output.matchAll(/Install location:\s+(.+)/g)].map(([, folder = '']) =>
    folder.trim(),
  );
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /headless[-_]shell(\.exe)?$/.test(name))
        .map((name) => join(folder, name)),
    );
}

/** Installs the distribution's package; older Debians call it `chromium`. */
async function installPackage(): Promise<string> {
  const shell = await installAptPackage('chromium-headless-shell');
  return shell.isInstalled ? shell.message : (await installAptPackage('chromium')).message;
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
    return false; // this one does not start; the next may
  }
}
