import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname ?? '.', '..');
const OLDEST_NODE = [20, 19];
/** Folders that contain the commands as files. */
const ROOMS = ['dev', 'release', 'quality', 'lab'];
const PARENT_WATCH_MILLISECONDS = 1000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs tools/<folder>/<name>.ts: checks the Node version, installs the dependencies if they are
 * missing or outdated, and forwards parameters, signals and the exit code. Plain JavaScript without
 * packages, because nothing is installed yet on a fresh clone.
 * @param {string} name
 * @param {string[]} parameters
 */
export function runTool(name, parameters) {
  let tool;
  try {
    requireNode();
    tool = findTool(name);
    install();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return;
  }
  const child = spawn(process.execPath, ['--import', 'tsx', tool, ...parameters], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) endWithParent(child);
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

/**
 * Ends a child when the parent of this process has exited: if npm is killed, the shell between npm and this
 * process exits without forwarding the signal.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithParent(child) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_WATCH_MILLISECONDS);
  watch.unref();
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(
    `Node ${OLDEST_NODE.join('.')} or later is needed and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
}

/** @param {string} name */
function findTool(name) {
  const files = ROOMS.map((room) => join(ROOT, 'tools', room, `${name}.ts`));
  const tool = /^[a-z-]+$/.test(name) ? files.find((file) => existsSync(file)) : undefined;
  if (tool) return tool;
  throw new Error(`There is no tool named '${name}' in tools/.`);
}

function install() {
  if (isInstalled()) return;
  console.log('Installing dependencies (npm ci, about a minute) ...');
  const { status, stderr, error } = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(installFailure(error ? String(error) : stderr));
}

/** Whether node_modules matches the lock file; npm writes its copy of the lock file there last. */
function isInstalled() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const there = packagesIn(installed);
  return Object.entries(packagesIn(join(ROOT, 'package-lock.json')))
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
    .every(([path, { version }]) => there[path]?.version === version);
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** @param {string} output */
function installFailure(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(output)) {
    return 'The dependencies could not be installed because the npm registry cannot be reached: connect to the internet (or set the registry that you use with npm config) and try again.';
  }
  const lines = output.split('\n').filter((line) => /npm (error|ERR!)/.test(line));
  return `The dependencies could not be installed; npm says:\n${lines.slice(0, 20).join('\n') || output}`;
}
