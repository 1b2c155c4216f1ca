import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { findChromium } from './chromium';

const folder = mkdtempSync(join(tmpdir(), 'smriti-chromium-'));

/** Writes a program that exits with `code` to the only folder on PATH. @returns its path */
function writeProgram(name: string, code = 0): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(path, 0o755);
  return path;
}

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('prefers a headless shell to a whole browser, and skips programs that do not start', async () => {
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROME_PATH', '');
  writeProgram('chromium');
  writeProgram('chromium-headless-shell', 1);
  const shell = writeProgram('chrome-headless-shell');
  const found = await findChromium();
  expect([shell, '/usr/bin/chromium-headless-shell']).toContain(found);
}, 20_000);
