import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { findChromium } from './chromium';

const folder = mkdtempSync(join(tmpdir(), 'smriti-chromium-'));

/** Puts a program into the only folder on PATH; it exits with `code`. */
function program(name: string, code = 0): string {
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
  program('chromium');
  program('chromium-headless-shell', 1);
  const shell = program('chrome-headless-shell');
  const found = await findChromium();
  expect([shell, '/usr/bin/chromium-headless-shell']).toContain(found);
}, 20_000);
