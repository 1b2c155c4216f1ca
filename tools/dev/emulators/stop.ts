import { type ChildProcess, execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

const POLL_MILLISECONDS = 100;

/** A process that runs; its number alone may be another's later. */
interface Running {
  pid: number;
  parent: number;
  startedAt: string;
}

/** How long is waited for what. */
export interface StopLimits {
  /** For the end that was asked for. */
  askedMilliseconds: number;
  /** For what is below, once its parent has ended. */
  restMilliseconds: number;
}

/** Every process that runs here; empty where there is no ps. */
function runningNow(): Running[] {
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
    // what has ended and was not asked about yet holds nothing any more
    if (!pid || !startedAt || state?.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), startedAt: startedAt.trim() }];
  });
}

/** The processes below one, without itself. */
function below(root: number): Running[] {
  const all = runningNow();
  const found: Running[] = [];
  for (let parents = [root]; parents.length > 0;) {
    const children = all.filter(({ parent }) => parents.includes(parent));
    found.push(...children);
    parents = children.map(({ pid }) => pid);
  }
  return found;
}

function leftOf(processes: readonly Running[]): Running[] {
  const now = new Map(runningNow().map(({ pid, startedAt }) => [pid, startedAt]));
  return processes.filter(({ pid, startedAt }) => now.get(pid) === startedAt);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended meanwhile
  }
}

/** Waits until these have ended. @returns those that have not in time */
async function endOf(processes: readonly Running[], milliseconds: number): Promise<Running[]> {
  const until = performance.now() + milliseconds;
  let left = leftOf(processes);
  while (left.length > 0 && performance.now() < until) {
    await setTimeout(POLL_MILLISECONDS);
    left = leftOf(left);
  }
  return left;
}

/**
 * Asks a process to end, and ends it and everything below it where it does not in time. Signals to its
 * group would not do: the emulators that are Java programs have groups of their own.
 * @param ended resolves when the process has ended
 * @returns whether it ended by itself
 */
export async function stopWithAllBelow(
  child: ChildProcess,
  ended: Promise<void>,
  { askedMilliseconds, restMilliseconds }: StopLimits,
): Promise<boolean> {
  const { pid } = child;
  if (pid === undefined) return true;
  let others = below(pid);
  child.kill('SIGINT');
  const late = setTimeout(askedMilliseconds, 'late' as const, { ref: false });
  const isLate = (await Promise.race([ended, late])) === 'late';
  if (isLate) {
    signal(pid, 'SIGSTOP'); // it starts nothing while it is looked through
    others = [...others, ...below(pid)];
    signal(pid, 'SIGKILL');
  }
  const left = isLate ? leftOf(others) : await endOf(others, restMilliseconds);
  for (const one of left) signal(one.pid, 'SIGKILL');
  await endOf(left, restMilliseconds);
  return !isLate;
}
