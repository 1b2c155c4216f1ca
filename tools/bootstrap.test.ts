import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROOT } from '../shared/local/paths.ts';
import { runCommand } from './dev/programs/run-command.ts';

const LOCK = {
  packages: {
    '': {},
    shared: { version: '0.1.0' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/for-macs-only': { version: '1.0.0', optional: true },
  },
};
const INSTALLED = { packages: { 'node_modules/zod': { version: '4.6.7' } } };
const MESSAGE = 'Installing dependencies (npm ci, about a minute) ...';

/** Path of a clone that contains one tool; the tool prints its parameters and exits with code 3. */
let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const file of ['bootstrap.mjs', 'run.mjs']) {
    cpSync(join(ROOT, 'tools', file), join(clone, 'tools', file));
  }
  write(
    'tools/dev/hello.ts',
    'const words: string[] = process.argv.slice(2);\nconsole.log(words.join());\nprocess.exitCode = 3;\n',
  );
  write('package.json', '{"type":"module"}');
  write('package-lock.json', JSON.stringify(LOCK));
  write('node_modules/.package-lock.json', JSON.stringify(INSTALLED));
  for (const name of ['tsx', 'esbuild', '@esbuild', 'get-tsconfig', 'resolve-pkg-maps']) link(name);
  npmDoes('echo "npm must not run here" >&2; exit 9');
});
afterEach(() => rmSync(clone, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), text);
}

function link(name: string): void {
  symlinkSync(join(ROOT, 'node_modules', name), join(clone, 'node_modules', name));
}

/** Puts a fake npm first on PATH. */
function npmDoes(script: string): void {
  write('bin/npm', `#!/bin/sh\n${script}\n`);
  chmodSync(join(clone, 'bin/npm'), 0o755);
}

function runTool(...parameters: string[]) {
  const PATH = [join(clone, 'bin'), process.env.PATH].join(delimiter);
  return runCommand(process.execPath, ['tools/run.mjs', ...parameters], {
    cwd: clone,
    env: { ...process.env, PATH },
  });
}

describe('running a tool', () => {
  test('passes on parameters and exit code, and installs nothing if up to date', async () => {
    expect(await runTool('hello', 'a', '--b')).toEqual({ code: 3, output: 'a,--b\n' });
  });

  test('installs first if nothing is installed', async () => {
    rmSync(join(clone, 'node_modules/.package-lock.json'));
    npmDoes(
      `[ "$1" = ci ] && echo '${JSON.stringify(INSTALLED)}' > node_modules/.package-lock.json`,
    );
    expect(await runTool('hello', 'a')).toEqual({ code: 3, output: `${MESSAGE}\na\n` });
    expect((await runTool('hello', 'b')).output).toBe('b\n');
  });

  test('installs first if the lock file has another version', async () => {
    const newer = { ...LOCK.packages, 'node_modules/zod': { version: '4.7.0' } };
    write('package-lock.json', JSON.stringify({ packages: newer }));
    npmDoes('exit 0');
    expect((await runTool('hello')).output).toContain(MESSAGE);
  });

  test('reports in one sentence that the registry cannot be reached', async () => {
    rmSync(join(clone, 'node_modules/.package-lock.json'));
    npmDoes('echo "npm error code EAI_AGAIN" >&2; exit 1');
    expect(await runTool('hello')).toEqual({
      code: 1,
      output: `${MESSAGE}\nThe dependencies could not be installed because the npm registry cannot be reached: connect to the internet (or set the registry that you use with npm config) and try again.\n`,
    });
  });

  test('shows the output of npm for other failures', async () => {
    rmSync(join(clone, 'node_modules/.package-lock.json'));
    npmDoes('echo "npm warn old" >&2; echo "npm error code EUSAGE" >&2; exit 1');
    const { code, output } = await runTool('hello');
    expect(code).toBe(1);
    expect(output).toBe(
      `${MESSAGE}\nThe dependencies could not be installed; npm says:\nnpm error code EUSAGE\n`,
    );
  });

  test.each(['no-such-tool', '../hello', ''])(
    'reports that there is no tool named "%s"',
    async (name) => {
      expect(await runTool(name)).toEqual({
        code: 1,
        output: `There is no tool named '${name}' in tools/.\n`,
      });
    },
  );

  test('ends when npm is killed without forwarding the signal', async () => {
    write(
      'tools/lab/wait.ts',
      "import { writeFileSync } from 'node:fs';\nwriteFileSync('pid', String(process.pid));\nsetInterval(() => {}, 1000);\n",
    );
    const shell = spawn('sh', ['-c', `"${process.execPath}" tools/run.mjs wait; true`], {
      cwd: clone,
      env: { ...process.env, npm_lifecycle_event: 'wait' },
      stdio: 'ignore',
    });
    const pid = await vi.waitFor(() => Number(readFileSync(join(clone, 'pid'), 'utf8')), 10_000);
    shell.kill('SIGKILL');
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 10_000);
  }, 30_000);
});
