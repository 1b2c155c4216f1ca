import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { stopProcessTree } from './process-tree.ts';

const LIMITS = { gracefulExitMilliseconds: 1000, descendantsExitMilliseconds: 1000 };
const WAITING = 'setInterval(() => undefined, 1000);';

/**
 * Starts a process that starts another in a separate process group, as firebase-tools starts Java.
 * @returns both ids
 */
async function suiteThat(whenAsked: string) {
  const other = JSON.stringify(`process.on('SIGINT', () => undefined); ${WAITING}`);
  const script = `
    const { spawn } = require('node:child_process');
    process.on('SIGINT', () => { ${whenAsked} });
    const other = spawn(process.execPath, ['-e', ${other}], { detached: true, stdio: 'ignore' });
    other.once('spawn', () => console.log(other.pid));
    ${WAITING}`;
  const child: ChildProcess = spawn(process.execPath, ['-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit').then(() => undefined);
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { child, ended, other: Number(line.toString()) };
}

/** Whether a process is running; zombies do not count. */
const isRunning = (pid: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
};

it('kills a process that does not exit when asked, and its descendants', async () => {
  const { child, ended, other } = await suiteThat('');
  expect(isRunning(other)).toBe(true);
  expect(await stopProcessTree(child, ended, LIMITS)).toBe(false);
  await ended;
  expect(isRunning(other)).toBe(false);
});

it('kills the remaining descendants of a process that has exited', async () => {
  const { child, ended, other } = await suiteThat('process.exit()');
  expect(isRunning(other)).toBe(true);
  expect(await stopProcessTree(child, ended, LIMITS)).toBe(true);
  expect(isRunning(other)).toBe(false);
});
