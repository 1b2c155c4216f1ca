import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';

const ready = z.object({ port: z.int() });
/** Time that the previous process gets to finish its requests, in ms. */
const END_MILLISECONDS = 1000;

export interface ApiProcessOptions {
  /** Module that each process runs: it loads the program from the message, and sends `{ port }` once ready. */
  host: string;
  program: string;
  env: NodeJS.ProcessEnv;
  /** Port of Node's inspector; undefined: no inspector. */
  inspectPort?: number | undefined;
  onOutput: (text: string) => void;
  /** Called when a new process has replaced the previous one. */
  onRestart?: () => void;
}

/**
 * Runs the API. The process of a new bundle replaces the previous one as soon as it answers, and another
 * process is prepared for the next bundle.
 */
export function createApiProcess(options: ApiProcessOptions) {
  const { host, program, env, inspectPort, onOutput, onRestart } = options;
  const running = new Set<ChildProcess>();
  let serving: ChildProcess | undefined;
  let starting: ChildProcess | undefined;
  let waiting: ChildProcess | undefined;
  let resolveFirst: (origin: string) => void = () => undefined;
  let origin = new Promise<string>((resolve) => (resolveFirst = resolve));

  function prepare(): ChildProcess {
    const child = fork(host, [], {
      env,
      execArgv: ['--enable-source-maps'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', onOutput);
    }
    child.once('message', (message) => takeOver(child, ready.parse(message).port));
    child.once('exit', () => {
      running.delete(child);
      if (child === waiting) waiting = undefined;
      if (child !== serving && child !== starting) return;
      onOutput('The API has ended. It starts again when one of its files is saved.\n');
    });
    return child;
  }

  function takeOver(child: ChildProcess, port: number): void {
    const address = `http://127.0.0.1:${port}`;
    resolveFirst(address);
    origin = Promise.resolve(address);
    const before = serving;
    serving = child;
    starting = undefined;
    if (before) onRestart?.();
    void prepareNext(child, before);
  }

  /** Ends the previous process after a delay, which frees its inspector port, and prepares the next one. */
  async function prepareNext(child: ChildProcess, before: ChildProcess | undefined): Promise<void> {
    await setTimeout(END_MILLISECONDS, undefined, { ref: false });
    if (before) await endProcess(before);
    if (child !== serving) return;
    if (inspectPort) child.send({ inspectPort });
    waiting ??= prepare();
  }

  return {
    /** Origin of the API; resolves when the first process answers. */
    origin: () => origin,
    /** Starts the current bundle in a new process, which replaces the serving one once it answers. */
    start(): void {
      starting?.kill('SIGKILL');
      starting = waiting ?? prepare();
      waiting = undefined;
      starting.send({ program });
    },
    async stop(): Promise<void> {
      serving = starting = waiting = undefined;
      await Promise.all([...running].map(endProcess));
    },
  };
}

/** Kills a process, even one paused by a debugger, and waits for its exit. */
function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
