import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Environment, Listener, Origins } from '../../../shared/local/environment.ts';
import { environmentOrigins } from '../../../shared/local/environment.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { CACHE_FOLDER } from '../../../shared/local/paths.ts';
import { lastLines } from '../programs/run-command.ts';
import { onShutdown } from '../programs/shutdown.ts';
import { writeEmulatorConfig } from './emulator-config.ts';
import { FIREBASE_CLI, downloadEmulator } from './download-emulator.ts';
import { findJars } from './jars.ts';
import { JAVA_EMULATORS, findJdk, addJdkToEnvironment } from './jdk.ts';
import { followLines } from './follow-lines.ts';
import { requireFreePorts } from './ports.ts';
import { stopProcessTree } from './process-tree.ts';

export const EMULATOR_NAMES = ['auth', 'functions', 'firestore', 'hosting', 'storage'] as const;
export type EmulatorName = (typeof EMULATOR_NAMES)[number];

export interface EmulatorOptions {
  environment: Environment;
  /** Checkout to serve: its firebase.json, rules, functions and web build; default: this one. */
  root?: string;
  /** Emulators to start; default: all five. */
  only?: readonly EmulatorName[];
  /** A folder with an emulator export to start from. */
  importFrom?: string;
  /** A folder to export to when the emulators are stopped. */
  exportTo?: string;
  /** Further variables for the emulators and the functions inside them. */
  env?: Record<string, string>;
  /** Called with each line that the emulators print, without colour codes. */
  onLine?: (line: string) => void;
}

export interface RunningEmulators {
  origins: Origins;
  /** Path of the log file with all output of the emulators. */
  log: string;
  /** Id of the parent process of the emulators and the function workers. */
  pid: number;
  /** Resolves with the failure when the emulators exit without `stop`. */
  crashed: Promise<ToolFailure>;
  /** Exports to `exportTo` if set, stops every process and resolves once all have exited. */
  stop: () => Promise<void>;
}

const READY = 'All emulators ready!';
/** Log text when functions cannot be loaded: firebase-tools would continue without the API. */
const NO_FUNCTIONS = 'Failed to load function definition';
/** Maximum function processes: the emulator starts one per waiting request, and a few are faster than many. */
const PARALLEL_REQUESTS = 4;
const KEEP_CONNECTIONS = new URL('keep-connections.mjs', import.meta.url).href;
const START_LIMIT_MILLISECONDS = 300_000;
const PROBLEMS = {
  broken: 'The functions could not be loaded',
  late: `The emulators were not ready after ${START_LIMIT_MILLISECONDS / 1000} s`,
};
/** Time limits for stopping: the functions emulator first waits up to a minute for queued triggers. */
const STOP_LIMITS = { gracefulExitMilliseconds: 60_000, descendantsExitMilliseconds: 5000 };

/**
 * Starts emulators of an environment and resolves once all of them answer. They exit on `stop`, and
 * when this process exits.
 * @throws ToolFailure when a port is taken, a part is missing or the emulators fail to start
 */
export async function startEmulators(options: EmulatorOptions): Promise<RunningEmulators> {
  const { environment, root, only = EMULATOR_NAMES, onLine } = options;
  await requireFreePorts(environment, listenersOf(only));
  const config = writeEmulatorConfig(environment, root);
  const folder = join(CACHE_FOLDER, 'emulators', environment.projectId);
  mkdirSync(folder, { recursive: true });
  // A separate temporary folder for each suite: the storage emulator keeps its files there, and deletes
  // those of other suites too when it stops. The path is short, because the functions emulator creates
  // sockets there, and socket paths are limited to about 100 characters.
  const scratch = mkdtempSync(join(tmpdir(), 'smriti-'));
  const env = { ...(await emulatorVariables(only)), ...options.env, TMPDIR: scratch };
  const log = join(folder, 'emulators.log');

  const parameters = firebaseArguments(options, config);
  const suite = spawnSuite(log, parameters, { cwd: folder, env, isExport: !!options.exportTo });
  const start = new Promise<'ready' | 'broken'>((resolve) => {
    const stopFollowing = followLines(log, (coloured) => {
      const line = stripVTControlCharacters(coloured);
      if (line.includes(NO_FUNCTIONS)) resolve('broken');
      if (line.includes(READY)) resolve('ready');
      onLine?.(line);
    });
    void suite.ended.then(stopFollowing);
  });
  void suite.ended.then(() => rmSync(scratch, { recursive: true, force: true }));
  const late = setTimeout(START_LIMIT_MILLISECONDS, 'late' as const, { ref: false });
  const outcome = await Promise.race([start, suite.crashed, late]);
  if (outcome === 'ready') {
    const { pid, crashed, stop } = suite;
    return { origins: environmentOrigins(environment), log, pid, crashed, stop };
  }
  await suite.stop();
  if (outcome instanceof ToolFailure) throw outcome;
  throw failure(PROBLEMS[outcome], log);
}

function failure(what: string, log: string): ToolFailure {
  const end = lastLines(stripVTControlCharacters(readFileSync(log, 'utf8')));
  return new ToolFailure(`${what}; the last lines of ${log} are:\n${end}`);
}

function listenersOf(only: readonly EmulatorName[]): Listener[] {
  const listeners: Listener[] = [...only, 'hub', 'logging'];
  if (only.includes('firestore')) listeners.push('websocket');
  if (only.includes('functions')) listeners.push('eventarc', 'tasks');
  return listeners;
}

/** Environment variables that make firebase-tools work offline and with a longer startup timeout. */
async function emulatorVariables(only: readonly EmulatorName[]): Promise<NodeJS.ProcessEnv> {
  const quick = {
    ...process.env,
    CI: '1',
    METADATA_SERVER_DETECTION: 'none',
    FUNCTIONS_EMULATOR_PARALLEL: String(PARALLEL_REQUESTS),
    FUNCTIONS_DISCOVERY_TIMEOUT: '60', // in seconds; the default of 10 is too short on a busy machine
  };
  const javaEmulators = JAVA_EMULATORS.filter((name) => only.includes(name));
  if (javaEmulators.length === 0) return { ...quick, npm_config_offline: 'true' };
  const jdk = await findJdk();
  const { variables, toDownload } = await findJars(javaEmulators, jdk);
  const env = { ...addJdkToEnvironment(quick, jdk), ...variables };
  for (const emulator of toDownload) await downloadEmulator(emulator, env);
  return { ...env, npm_config_offline: 'true' };
}

function firebaseArguments(options: EmulatorOptions, config: string): string[] {
  const { environment, only = EMULATOR_NAMES, importFrom, exportTo } = options;
  return [
    '--import',
    KEEP_CONNECTIONS,
    FIREBASE_CLI,
    'emulators:start',
    '--project',
    environment.projectId,
    '--config',
    config,
    '--only',
    only.join(','),
    ...(importFrom ? ['--import', resolve(importFrom)] : []),
    ...(exportTo ? [`--export-on-exit=${resolve(exportTo)}`] : []),
  ];
}

/** Runs firebase-tools with its output in a log file; it is stopped when this process exits. */
function spawnSuite(
  log: string,
  parameters: string[],
  { cwd, env, isExport }: { cwd: string; env: NodeJS.ProcessEnv; isExport: boolean },
) {
  const output = openSync(log, 'w');
  // detached into its own process group, so that Ctrl-C reaches it only once, through `stop`
  const child = spawn(process.execPath, parameters, {
    cwd,
    env,
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);

  let isStopping = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => {
    isStopping = true;
    return stopChild(child, ended, isExport);
  };
  const crashed = new Promise<ToolFailure>((resolve) => {
    child.once('exit', () => {
      if (!isStopping) resolve(failure('The emulators ended by themselves', log));
    });
  });
  const interrupt = () => child.kill('SIGINT');
  process.once('exit', interrupt);
  const forgetShutdown = onShutdown(stop);
  void ended.then(() => {
    forgetShutdown();
    process.off('exit', interrupt);
  });
  return { ended, crashed, stop, pid: child.pid ?? 0 };
}

async function stopChild(child: ChildProcess, ended: Promise<void>, isExport: boolean) {
  if (await stopProcessTree(child, ended, STOP_LIMITS)) return;
  const late = `The emulators did not stop within ${STOP_LIMITS.gracefulExitMilliseconds / 1000} s and were killed`;
  if (isExport) throw new ToolFailure(`${late}: what they hold was not exported.`);
  console.warn(`${late}, with all that ran below them.`);
}
