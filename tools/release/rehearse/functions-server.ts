import { spawn } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { lastLines } from '../../dev/programs/run-command.ts';

const started = z.object({ port: z.int() });

/** A process that serves the API of a functions folder. */
export interface FunctionsServer {
  /** Origin with `/api` at the end. */
  origin: string;
  /** Output of the process so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the functions of a folder on plain Node, with the packages installed there.
 * @throws ToolFailure with the output if the process does not start
 */
export function startFunctionsServer(
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<FunctionsServer> {
  const script = join(import.meta.dirname, 'serve-functions.mjs');
  const child = spawn(process.execPath, [script, folder], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
  };
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('message', (said) => {
      const { port } = z.parse(started, said);
      resolve({ origin: `http://127.0.0.1:${port}/api`, output: () => output, stop });
    });
    child.once('error', reject);
    child.once('exit', () => {
      reject(new ToolFailure(`The functions in ${folder} do not start:\n${lastLines(output)}`));
    });
  });
}
