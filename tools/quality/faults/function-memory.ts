import { readdirSync, readFileSync } from 'node:fs';
import { percentile } from '../figures/statistics.ts';
import { formatTable } from '../figures/table.ts';

/** Memory of the processes of the functions emulator. */

export interface RunningProcess {
  pid: number;
  /** Name of the function or of the emulator. */
  name: string;
  isFunction: boolean;
}

/** Resident memory in MB, and the time since the start of the run in ms. */
interface Sample {
  at: number;
  megabytes: number;
}

export type MemoryLog = Map<number, RunningProcess & { samples: Sample[] }>;

const MINUTE = 60_000;
/** Maximum ratio of the memory in the last window to that in the first one. */
const MAX_GROWTH = 1.1;
/** The compared windows: the third to the sixth minute, and the last three minutes. */
const WINDOW = { from: 3 * MINUTE, to: 6 * MINUTE, last: 3 * MINUTE };

function textOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // the process has exited
  }
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)$/m.exec(textOf(pid, 'status'))?.[1] ?? 0);
}

function nameOf(pid: number): Pick<RunningProcess, 'name' | 'isFunction'> {
  const target = /(?:^|\0)FUNCTION_TARGET=([^\0]+)/.exec(textOf(pid, 'environ'))?.[1];
  if (target !== undefined) return { name: target, isFunction: true };
  const command = textOf(pid, 'cmdline').replaceAll('\0', ' ');
  if (command.includes('--port')) return { name: 'Firestore emulator', isFunction: false };
  if (command.includes('java')) return { name: 'Storage rules', isFunction: false };
  return { name: 'firebase-tools', isFunction: false };
}

/** `root` and its descendants; empty without /proc. */
export function findProcessTree(root: number): RunningProcess[] {
  let pids: number[];
  try {
    pids = readdirSync('/proc').map(Number).filter(Number.isSafeInteger);
  } catch {
    return [];
  }
  const parents = new Map(pids.map((pid) => [pid, parentOf(pid)]));
  const isBelow = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = parents.get(pid);
    return parent !== undefined && parent > 1 && isBelow(parent);
  };
  return pids.filter(isBelow).map((pid) => ({ pid, ...nameOf(pid) }));
}

function residentMegabytes(pid: number): number | null {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(textOf(pid, 'status'))?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

/** Records the current memory of each process. */
export function sampleMemory(log: MemoryLog, root: number, at: number): void {
  for (const running of findProcessTree(root)) {
    const megabytes = residentMegabytes(running.pid);
    if (megabytes === null) continue;
    const known = log.get(running.pid) ?? { ...running, samples: [] };
    known.samples.push({ at, megabytes });
    log.set(running.pid, known);
  }
}

interface Growth extends RunningProcess {
  /** Medians of the two windows; null without a sample in a window. */
  before: number | null;
  after: number | null;
}

const medianOf = (samples: readonly Sample[]) =>
  samples.length === 0
    ? null
    : percentile(
        samples.map(({ megabytes }) => megabytes),
        0.5,
      );

function growthOf(log: MemoryLog, end: number): Growth[] {
  return [...log.values()].map(({ samples, ...running }) => ({
    ...running,
    before: medianOf(samples.filter(({ at }) => at >= WINDOW.from && at < WINDOW.to)),
    after: medianOf(samples.filter(({ at }) => at >= end - WINDOW.last && at <= end)),
  }));
}

/** Whether a run of `end` milliseconds is long enough for the comparison. */
export function isLongEnoughForMemoryCheck(end: number): boolean {
  return end >= WINDOW.to + WINDOW.last;
}

/** Function processes whose memory has grown beyond the limit. */
export function findGrownProcesses(log: MemoryLog, end: number): string[] {
  if (!isLongEnoughForMemoryCheck(end)) return [];
  return growthOf(log, end).flatMap(({ pid, name, isFunction, before, after }) => {
    if (!isFunction || before === null || after === null || after <= before * MAX_GROWTH) {
      return [];
    }
    return [`${name} (process ${pid}) grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`];
  });
}

const shown = (megabytes: number | null) => (megabytes === null ? '' : megabytes.toFixed(0));

/**
 * Table of the resident memory of each process in the two windows. No limit applies to the
 * emulators.
 */
export function formatMemoryTable(log: MemoryLog, end: number): string {
  const rows = growthOf(log, end)
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.pid - other.pid)
    .map(({ name, isFunction, before, after }) => {
      const ratio = before === null || after === null ? null : after / before;
      const isOver = isFunction && ratio !== null && ratio > MAX_GROWTH;
      const verdict = !isFunction ? 'not judged' : ratio === null ? '' : isOver ? 'over' : 'ok';
      return [name, shown(before), shown(after), ratio?.toFixed(2) ?? '', verdict];
    });
  return formatTable(
    'Resident memory of each process, MB: medians of minutes 3 to 6 and of the last 3',
    ['process', 'minutes 3-6', 'last 3', 'ratio', 'at most 1.10'],
    rows,
  );
}
