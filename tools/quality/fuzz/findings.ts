import { percentile } from '../figures/statistics.ts';
import { formatTable } from '../figures/table.ts';
import { type CallLog, formatCallsTable } from './call-log.ts';

/** Maximum p99 of a call in ms; slower calls are listed. */
export const MAX_P99_MILLISECONDS = 2000;
const SLOW_SHOWN = 20;

interface Slow {
  what: string;
  milliseconds: number;
}

/** Results of the requests so far. */
export interface Findings {
  calls: CallLog;
  hosting: CallLog;
  statuses: Map<string, number>;
  /** Number of 401 answers by caller. */
  unauthorisedByCaller: Map<string, number>;
  /** Number of sessions renewed after a request had ended them. */
  renewedSessions: number;
  slow: Slow[];
  /** The smallest failing request of each kind of failure. */
  failures: Map<string, string>;
  /** Number of occurrences of each failure. */
  times: Map<string, number>;
  requests: number;
}

export function incrementCount(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export function createFindings(): Findings {
  return {
    calls: new Map(),
    hosting: new Map(),
    statuses: new Map(),
    slow: [],
    requests: 0,
    failures: new Map(),
    times: new Map(),
    unauthorisedByCaller: new Map(),
    renewedSessions: 0,
  };
}

/** Tables of the measurements. */
export function formatFindings({
  calls,
  hosting,
  statuses,
  unauthorisedByCaller,
  renewedSessions,
  slow,
}: Findings): string[] {
  const rows = [...statuses].toSorted().map(([status, times]) => [status, String(times)]);
  const refusedRows = [...unauthorisedByCaller]
    .toSorted()
    .map(([caller, times]) => [caller, String(times)]);
  const refusedTitle = `Answers of 401; ${renewedSessions} more were sent again, in a new session`;
  const slowest = slow.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const slowRows = slowest
    .slice(0, SLOW_SHOWN)
    .map(({ what, milliseconds }) => [what, milliseconds.toFixed(0)]);
  return [
    formatCallsTable('Requests to the API in a process of its own, 4 at once', calls),
    formatCallsTable('Requests through Hosting and the emulator of the functions', hosting),
    formatTable('Answers', ['status', 'times'], rows),
    formatTable(refusedTitle, ['caller', 'times'], refusedRows),
    formatTable(`Slower than ${MAX_P99_MILLISECONDS} ms: ${slow.length}`, ['call', 'ms'], slowRows),
  ];
}

/** Failures and slow calls, as text. */
export function listProblems({ calls, failures, times }: Findings): string[] {
  const problems = [...failures].map(
    ([kind, shown]) => `${kind} (${times.get(kind)} times)\n    ${shown}`,
  );
  const all = [...calls.values()].flatMap(({ milliseconds }) => milliseconds);
  const p99 = percentile(all, 0.99);
  if (p99 > MAX_P99_MILLISECONDS) {
    problems.push(`p99 is ${p99.toFixed(0)} ms, and has to be at most ${MAX_P99_MILLISECONDS}`);
  }
  return problems;
}
