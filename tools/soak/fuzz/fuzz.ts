import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { startOwnApi } from '../../../tests/support/api-server.ts';
import { everyEndpoint } from '../../../tests/api/support/contracts.ts';
import { origins } from '../../../tests/support/environment.ts';
import { sendCalls } from '../../../tests/support/http.ts';
import { percentile } from '../../bench/statistics.ts';
import { table } from '../../bench/table.ts';
import { type CallLog, callsTable, noteCall } from '../call-log.ts';
import type { SoakOutcome } from '../outcome.ts';
import { problemOf } from './judge.ts';
import { keepCatalogue } from './kept-catalogue.ts';
import { CALLERS, requestsToAll, type Wanted } from './requests.ts';
import { newScene, type Scene } from './scene.ts';
import { requestOf, send, shownRequest } from './sending.ts';

const AT_ONCE = 4;
/** Requests of one of them before everything is made anew. */
const RUNS = 400;
/** One of so many goes through Hosting and the emulator of the functions. */
const THROUGH_HOSTING = 25;
/** What is sent at most to make a failing request smaller. */
const MOST_SHRINKING = 150;
const MOST_MILLISECONDS = 2000;
const SLOW_SHOWN = 20;
/** After which the API sees another catalogue and other settings. */
const SEEN_MILLISECONDS = 3000;
/** What the triggers of one turn may take. */
const MOST_QUEUE_MILLISECONDS = 10 * 60_000;

interface Slow {
  what: string;
  milliseconds: number;
}

/** What came of the requests so far. */
interface Findings {
  calls: CallLog;
  hosting: CallLog;
  statuses: Map<string, number>;
  slow: Slow[];
  /** Each kind of failure with the smallest request that showed it. */
  failures: Map<string, string>;
  /** How often each came. */
  times: Map<string, number>;
  requests: number;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

interface Round {
  origin: string;
  scene: Scene;
  findings: Findings;
}

class Failure extends Error {
  constructor(
    readonly kind: string,
    readonly shown: string,
  ) {
    super(kind);
  }
}

/** Sends one request and judges its answer. @throws Failure of a kind that is not known yet */
async function tryOne({ origin, scene, findings }: Round, wanted: Wanted, isThrough: boolean) {
  const request = requestOf(wanted, scene);
  const name = `${wanted.endpoint.method} ${wanted.endpoint.path}`;
  const sent = await send(isThrough ? origins.hosting : origin, request);
  const { answer, milliseconds } = sent;
  noteCall(isThrough ? findings.hosting : findings.calls, name, milliseconds);
  count(findings.statuses, String(answer.status));
  if (milliseconds > MOST_MILLISECONDS) findings.slow.push({ what: name, milliseconds });
  const problem = problemOf(wanted.endpoint, answer, isThrough);
  if (problem === null) return;
  const kind = `${name}: ${problem}`;
  count(findings.times, kind);
  if (findings.failures.has(kind)) return;
  const shown = `${shownRequest(wanted, request)}\n    -> ${answer.status} ${answer.text.slice(0, 600)}`;
  throw new Failure(kind, shown);
}

/** Sends some requests one after the other, each failing one smaller and smaller. */
async function sendSome(round: Round, all: fc.Arbitrary<Wanted>, seed: number, runs: number) {
  const { findings } = round;
  for (let done = 0; done < runs;) {
    let failing: Failure | null = null;
    let shrinking = 0;
    let sent = 0;
    const property = fc.asyncProperty(all, async (wanted) => {
      if (failing && (shrinking += 1) > MOST_SHRINKING) return;
      sent += 1;
      try {
        await tryOne(round, wanted, !failing && sent % THROUGH_HOSTING === 0);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (failing && failing.kind !== error.kind) return;
        failing = error;
        throw error;
      }
    });
    const settings = { seed: seed + done, numRuns: runs - done };
    const outcome = await fc.check(property, settings);
    const found = failing as Failure | null;
    if (outcome.failed && !found) throw outcome.errorInstance;
    if (found) {
      findings.failures.set(found.kind, `seed ${settings.seed}\n    ${found.shown}`);
      console.log(`✗ ${found.kind}\n    ${found.shown}`); // at once: a run may be ended before its end
    }
    done += outcome.numRuns;
    findings.requests += outcome.numRuns;
  }
}

/**
 * Waits until the emulator of the functions is through with what waits there. Calls and triggers share
 * one queue: requests to a process of ours change records faster than it answers for them,
 * until each call through Hosting waits for longer than its minute.
 * @throws Error when it is not through after ten minutes
 */
async function queueWorkedOff(): Promise<void> {
  const begun = performance.now();
  while (!(await fetch(`${origins.hosting}/api/health`)).ok) {
    if (performance.now() - begun > MOST_QUEUE_MILLISECONDS) {
      throw new Error('The emulator of the functions does not come to the end of its queue.');
    }
  }
}

function tablesOf({ calls, hosting, statuses, slow }: Findings): string[] {
  const rows = [...statuses].toSorted().map(([status, times]) => [status, String(times)]);
  const slowest = slow.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const slowRows = slowest
    .slice(0, SLOW_SHOWN)
    .map(({ what, milliseconds }) => [what, milliseconds.toFixed(0)]);
  return [
    callsTable('Requests to the API in a process of its own, 4 at once', calls),
    callsTable('Requests through Hosting and the emulator of the functions', hosting),
    table('Answers', ['status', 'times'], rows),
    table(`Slower than ${MOST_MILLISECONDS} ms: ${slow.length}`, ['call', 'ms'], slowRows),
  ];
}

function problemsOf({ calls, failures, times }: Findings): string[] {
  const problems = [...failures].map(
    ([kind, shown]) => `${kind} (${times.get(kind)} times)\n    ${shown}`,
  );
  const all = [...calls.values()].flatMap(({ milliseconds }) => milliseconds);
  const p99 = percentile(all, 0.99);
  if (p99 > MOST_MILLISECONDS) {
    problems.push(`p99 is ${p99.toFixed(0)} ms, and has to be at most ${MOST_MILLISECONDS}`);
  }
  return problems;
}

/**
 * Sends requests to every call of the contracts, from all kinds of callers, and judges each answer.
 * The same seed makes the same requests, but for what the shop has named itself.
 */
export async function fuzzContracts({
  requests,
  seed,
}: {
  requests: number;
  seed: number;
}): Promise<SoakOutcome> {
  const endpoints = await everyEndpoint();
  const all = requestsToAll(endpoints);
  const findings: Findings = {
    ...{ calls: new Map(), hosting: new Map(), statuses: new Map(), slow: [], requests: 0 },
    ...{ failures: new Map(), times: new Map() },
  };
  const noteUncaught = (error: Error) => {
    findings.failures.set(`uncaught: ${error.message}`, error.stack ?? '');
  };
  process.on('uncaughtException', noteUncaught);
  const own = await startOwnApi();
  const restoreCatalogue = await keepCatalogue();
  sendCalls(own.origin);
  try {
    for (let turn = 0; findings.requests < requests; turn += 1) {
      await restoreCatalogue();
      await queueWorkedOff();
      await setTimeout(SEEN_MILLISECONDS);
      const runs = Math.min(RUNS, Math.ceil((requests - findings.requests) / AT_ONCE));
      const round = { origin: own.origin, scene: await newScene(), findings };
      const seeds = Array.from({ length: AT_ONCE }, (_, at) => seed + (turn * AT_ONCE + at) * RUNS);
      await Promise.all(seeds.map((one) => sendSome(round, all, one, runs)));
      console.log(`${findings.requests} requests, ${findings.failures.size} kinds of failures`);
    }
  } finally {
    process.off('uncaughtException', noteUncaught);
    sendCalls();
    await own.stop();
  }
  const title = `${findings.requests} requests to ${endpoints.length} calls by ${CALLERS.length} kinds of callers, seed ${seed}`;
  return { tables: [title, ...tablesOf(findings)], problems: problemsOf(findings) };
}
