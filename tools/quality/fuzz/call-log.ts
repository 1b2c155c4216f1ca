import { percentile } from '../figures/statistics.ts';
import { formatTable } from '../figures/table.ts';

/** Durations and conflicts of one call. */
interface CallTimes {
  milliseconds: number[];
  /** Number of answers that asked to try again because of a concurrent change. */
  busy: number;
}

/** Calls of a run by name, such as `POST /orders`. */
export type CallLog = Map<string, CallTimes>;

function timesOf(log: CallLog, name: string): CallTimes {
  const known = log.get(name) ?? { milliseconds: [], busy: 0 };
  log.set(name, known);
  return known;
}

export function recordCall(log: CallLog, name: string, milliseconds: number): void {
  timesOf(log, name).milliseconds.push(milliseconds);
}

export function recordConflict(log: CallLog, name: string): void {
  timesOf(log, name).busy += 1;
}

function row(name: string, { milliseconds, busy }: CallTimes): string[] {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(milliseconds, share).toFixed(0));
  const most = Math.max(...milliseconds).toFixed(0);
  return [name, String(milliseconds.length), p50 ?? '', p99 ?? '', most, String(busy)];
}

/** Table with the count and the durations of each call, and of all together in the last line. */
export function formatCallsTable(title: string, log: CallLog): string {
  const called = [...log].filter(([, { milliseconds }]) => milliseconds.length > 0);
  const all: CallTimes = {
    milliseconds: called.flatMap(([, { milliseconds }]) => milliseconds),
    busy: called.reduce((sum, [, { busy }]) => sum + busy, 0),
  };
  const rows = called
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, times]) => row(name, times));
  if (called.length > 0) rows.push(row('all', all));
  return formatTable(title, ['call', 'times', 'p50 ms', 'p99 ms', 'most ms', 'asked again'], rows);
}
