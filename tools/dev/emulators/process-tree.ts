import { type ChildProcess, execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

const POLL_MILLISECONDS = 100;

/** A running process; includes its start time, because ids are reused. */
interface Running {
  pid: number;
  parent: number;
  startedAt: string;
}

export interface StopTimeouts {
  /** Time for the process to exit when asked. */
  gracefulExitMilliseconds: number;
  /** Time for its descendants to exit after it. */
  descendantsExitMilliseconds: number;
}

/** All running processes; empty without `ps`. */
function listProcesses(): Running[] {
  let lines: string[];
  try {
    const env = { ...process.env, LC_ALL: 'C' };
    const columns = ['-A', '-o', 'pid=,ppid=,stat=,lstart='];
    lines = execFileSync('ps', columns, { encoding: 'utf8', env }).split('\n');
  } catch {
    return [];
  }
  return lines.flatMap((line) => {
    const [, pid, parent, state, startedAt] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.+)$/.exec(line) ?? [];
    // a zombie has exited and holds no resources
    if (!pid || !startedAt || state?.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), startedAt: startedAt.trim() }];
  });
}

function findDescendants(root: number): Running[] {
  const all = listProcesses();
  const found: Running[] = [];
  for (let parents = [root]; parents.length > 0;) {
    const children = all.filter(({ parent }) => parents.includes(parent));
    found.push(...children);
    parents = children.map(({ pid }) => pid);
  }
  return found;
}

function stillRunning(processes: readonly Running[]): Running[] {
  const now = new Map(listProcesses().map(({ pid, startedAt }) => [pid, startedAt]));
  return processes.filter(({ pid, startedAt }) => now.get(pid) === startedAt);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // already exited
  }
}

/** Waits until the processes have exited. @returns those still running after the time */
async function waitForExit(
  processes: readonly Running[],
  milliseconds: number,
): Promise<Running[]> {
  const until = performance.now() + milliseconds;
  let left = stillRunning(processes);
  while (left.length > 0 && performance.now() < until) {
    await setTimeout(POLL_MILLISECONDS);
    left = stillRunning(left);
  }
  return left;
}

/**
 * Asks a process to exit, and kills it and its descendants if it does not in time. Signals to its process
 * group are not enough: the Java emulators run in separate groups.
 * @param ended resolves when the process has exited
 * @returns whether it exited without being killed
 */
export async function stopProcessTree(
  child: ChildProcess,
  ended: Promise<void>,
  { gracefulExitMilliseconds, descendantsExitMilliseconds }: StopTimeouts,
): Promise<boolean> {
  const { pid } = child;
  if (pid === undefined) return true;
  let others = findDescendants(pid);
  child.kill('SIGINT');
  const late = setTimeout(gracefulExitMilliseconds, 'late' as const, { ref: false });
  const isLate = (await Promise.race([ended, late])) === 'late';
  if (isLate) {
    signal(pid, 'SIGSTOP'); // collected while the process is stopped and cannot start others
    others = [...others, ...findDescendants(pid)];
    signal(pid, 'SIGKILL');
  }
  const left = isLate
    ? stillRunning(others)
    : await waitForExit(others, descendantsExitMilliseconds);
  for (const one of left) signal(one.pid, 'SIGKILL');
  await waitForExit(left, descendantsExitMilliseconds);
  return !isLate;
}
