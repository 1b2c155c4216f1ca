import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { stopProcessTree } from './stop.ts';

const LIMITS = { askedMilliseconds: 1000, restMilliseconds: 1000 };
const WAITING = 'setInterval(() => undefined, 1000);';

/** A process that starts another in a group of its own, as firebase-tools starts Java, and tells its number. */
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

/** What has ended and was not asked about yet runs no more. */
const isRunning = (pid: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
};

it('ends what does not end when it is asked to, and what runs below it', async () => {
  const { child, ended, other } = await suiteThat('');
  expect(isRunning(other)).toBe(true);
  expect(await stopProcessTree(child, ended, LIMITS)).toBe(false);
  await ended;
  expect(isRunning(other)).toBe(false);
});

it('ends what is left below a process that has ended', async () => {
  const { child, ended, other } = await suiteThat('process.exit()');
  expect(isRunning(other)).toBe(true);
  expect(await stopProcessTree(child, ended, LIMITS)).toBe(true);
  expect(isRunning(other)).toBe(false);
});
