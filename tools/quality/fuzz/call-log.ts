import { percentile } from '../figures/statistics.ts';
import { table } from '../figures/table.ts';

/** How often a call was made, and how long each took. */
interface CallTimes {
  milliseconds: number[];
  /** How often its caller was asked to try again, because others changed the same. */
  busy: number;
}

/** The calls of a run by their names, such as `POST /orders`. */
export type CallLog = Map<string, CallTimes>;

function timesOf(log: CallLog, name: string): CallTimes {
  const known = log.get(name) ?? { milliseconds: [], busy: 0 };
  log.set(name, known);
  return known;
}

export function noteCall(log: CallLog, name: string, milliseconds: number): void {
  timesOf(log, name).milliseconds.push(milliseconds);
}

export function noteBusy(log: CallLog, name: string): void {
  timesOf(log, name).busy += 1;
}

function row(name: string, { milliseconds, busy }: CallTimes): string[] {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(milliseconds, share).toFixed(0));
  const most = Math.max(...milliseconds).toFixed(0);
  return [name, String(milliseconds.length), p50 ?? '', p99 ?? '', most, String(busy)];
}

/** Every call with how often it was made and how long it took; in the last line all of them. */
export function callsTable(title: string, log: CallLog): string {
  const called = [...log].filter(([, { milliseconds }]) => milliseconds.length > 0);
  const all: CallTimes = {
    milliseconds: called.flatMap(([, { milliseconds }]) => milliseconds),
    busy: called.reduce((sum, [, { busy }]) => sum + busy, 0),
  };
  const rows = called
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, times]) => row(name, times));
  if (called.length > 0) rows.push(row('all', all));
  return table(title, ['call', 'times', 'p50 ms', 'p99 ms', 'most ms', 'asked again'], rows);
}
