import { percentile } from '../figures/statistics.ts';
import { formatTable } from '../figures/table.ts';
import { type CallLog, formatCallsTable } from './call-log.ts';

const MAX_P99_MILLISECONDS = 2000;

/** Results of the requests so far. */
export interface Findings {
  calls: CallLog;
  statuses: Map<string, number>;
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
    statuses: new Map(),
    failures: new Map(),
    times: new Map(),
    requests: 0,
  };
}

export function formatFindings({ calls, statuses }: Findings): string[] {
  const rows = [...statuses].toSorted().map(([status, times]) => [status, String(times)]);
  return [
    formatCallsTable('Requests to the API in a process of its own, 4 at once', calls),
    formatTable('Answers', ['status', 'times'], rows),
  ];
}

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
