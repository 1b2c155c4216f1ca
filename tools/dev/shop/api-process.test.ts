import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiProcess } from './api-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-process-'));
const program = join(folder, 'program.mjs');
const host = join(folder, 'host.mjs');
writeFileSync(
  host,
  `process.on('message', ({ program }) => import(program + '?' + Math.random()));
   process.on('disconnect', () => process.exit());`,
);
/** Timeout in ms; on a busy machine, a process needs seconds to start. */
const TIMEOUT_MS = 20_000;
const outputs: string[] = [];
const onRestart = vi.fn();
const api = createApiProcess({
  host,
  program,
  env: process.env,
  onOutput: (text) => outputs.push(text),
  onRestart,
});

afterEach(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

/** Writes a program that reports a port. */
function writeProgram(port: number): void {
  writeFileSync(program, `process.send({ port: ${port} });`);
}

test(
  'replaces the process once the new one answers, and keeps it otherwise',
  { timeout: 2 * TIMEOUT_MS },
  async () => {
    writeProgram(1001);
    api.start();
    expect(await api.origin()).toBe('http://127.0.0.1:1001');
    expect(onRestart).not.toHaveBeenCalled();

    writeProgram(1002);
    api.start();
    expect(await api.origin()).toBe('http://127.0.0.1:1001');
    await vi.waitFor(() => expect(onRestart).toHaveBeenCalledOnce(), TIMEOUT_MS);
    expect(await api.origin()).toBe('http://127.0.0.1:1002');

    writeFileSync(program, 'throw new Error("broken")');
    api.start();
    await vi.waitFor(() => expect(outputs.join('')).toContain('The API has ended'), TIMEOUT_MS);
    expect(outputs.join('')).toContain('broken');
    expect(await api.origin()).toBe('http://127.0.0.1:1002');
  },
);
