import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { ROOT } from '../../../shared/local/paths.ts';

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Called with each piece of output as it comes, stdout and stderr alike. */
  onOutput?: (text: string) => void;
  /** Whether the command runs with a lower priority. */
  inBackground?: boolean;
}

export interface CommandResult {
  /** The exit code; 1 when a signal ended the command. */
  code: number;
  /** stdout and stderr in the order in which they came. */
  output: string;
}

const running = new Set<ChildProcess>();

/** Runs a command to its end, regardless of its exit code. */
export function runCommand(
  command: string,
  parameters: readonly string[],
  { cwd = ROOT, env = process.env, onOutput, inBackground = false }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, parameters, {
      cwd,
      env: { ...env, ...colours },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    if (inBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        onOutput?.(text);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a command that must succeed.
 * @throws ToolFailure with the end of its output when it does not
 */
export async function runOrThrow(
  command: string,
  parameters: readonly string[],
  options?: CommandOptions,
): Promise<string> {
  const { code, output } = await runCommand(command, parameters, options);
  if (code === 0) return output;
  const name = [command, ...parameters].slice(0, 3).map((word) => basename(word));
  throw new ToolFailure(`${name.join(' ')} ended with code ${code}:\n${lastLines(output, 60)}`);
}

/** Asks every command that is still running to end. */
export function stopCommands(): void {
  for (const child of running) child.kill('SIGTERM');
}

export function lastLines(text: string, count = 20): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
