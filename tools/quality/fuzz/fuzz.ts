import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { compileCatalogue } from '../../../functions/src/features/catalogue/snapshot/catalogue-compiler.service.ts';
import { systemClock } from '../../../functions/src/platform/clock.ts';
import { firestore } from '../../../tests/support/admin.ts';
import { startApiServer } from '../../../tests/support/api-server.ts';
import { listEndpoints } from '../../../tests/api/support/contracts.ts';
import { origins } from '../../../tests/support/environment.ts';
import { setApiOrigin } from '../../../tests/support/http.ts';
import { recordCall } from './call-log.ts';
import type { SoakOutcome } from '../faults/soak-outcome.ts';
import {
  incrementCount,
  type Findings,
  createFindings,
  listProblems,
  formatFindings,
} from './findings.ts';
import { findAnswerProblem } from './answer-problem.ts';
import { backUpCatalogue } from './catalogue-backup.ts';
import { createTokenRenewal } from './token-renewal.ts';
import { CALLERS, arbitraryRequests, type GeneratedRequest } from './requests.ts';
import { createFuzzFixture, type FuzzFixture } from './fuzz-fixture.ts';
import { toSentRequest, sendRequest, formatRequest } from './send-request.ts';

const AT_ONCE = 4;
const UNAUTHENTICATED = 401;
/** Requests that each parallel worker sends before the shop is reset. */
const RUNS = 400;
/** Every 25th request goes through Hosting and the functions emulator. */
const HOSTING_INTERVAL = 25;
const MAX_SHRINKING_REQUESTS = 150;
/** Time after which the API serves a changed catalogue and changed settings. */
const SEEN_MILLISECONDS = 3000;
const MAX_COMPILATION_TRIES = 40;
/** Timeout for the triggers of one turn. */
const MAX_QUEUE_WAIT_MILLISECONDS = 10 * 60_000;

interface Round {
  origin: string;
  fixture: FuzzFixture;
  renewIfEnded: ReturnType<typeof createTokenRenewal>;
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

/** Sends a request; retries it once with a new token if an earlier request ended the caller's session. */
async function sendAs({ fixture, renewIfEnded }: Round, wanted: GeneratedRequest, to: string) {
  const request = toSentRequest(wanted, fixture);
  const session = fixture.sessions[wanted.caller];
  const token = session?.token;
  const sent = await sendRequest(to, request);
  if (sent.answer.status !== UNAUTHENTICATED || !session || token === undefined) {
    return { request, ...sent };
  }
  if (!(await renewIfEnded(session, token))) return { request, ...sent };
  const again = toSentRequest(wanted, fixture);
  return { request: again, ...(await sendRequest(to, again)) };
}

/** Sends one request and judges its answer. @throws Failure for the first problem of each kind */
async function testRequest(round: Round, wanted: GeneratedRequest, isThrough: boolean) {
  const { origin, findings } = round;
  const name = `${wanted.endpoint.method} ${wanted.endpoint.path}`;
  const sent = await sendAs(round, wanted, isThrough ? origins.hosting : origin);
  const { request, answer, milliseconds } = sent;
  if (!isThrough) recordCall(findings.calls, name, milliseconds);
  incrementCount(findings.statuses, String(answer.status));
  const problem = findAnswerProblem(wanted.endpoint, answer, isThrough);
  if (problem === null) return;
  const kind = `${name}: ${problem}`;
  incrementCount(findings.times, kind);
  if (findings.failures.has(kind)) return;
  const shown = `${formatRequest(wanted, request)}\n    -> ${answer.status} ${answer.text.slice(0, 600)}`;
  throw new Failure(kind, shown);
}

/** Sends requests one after another and shrinks each failing one. */
async function testRequests(
  round: Round,
  all: fc.Arbitrary<GeneratedRequest>,
  seed: number,
  runs: number,
) {
  const { findings } = round;
  for (let done = 0; done < runs;) {
    let failing: Failure | null = null;
    let shrinking = 0;
    let sent = 0;
    const property = fc.asyncProperty(all, async (wanted) => {
      if (failing && (shrinking += 1) > MAX_SHRINKING_REQUESTS) return;
      sent += 1;
      try {
        await testRequest(round, wanted, !failing && sent % HOSTING_INTERVAL === 0);
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
      console.log(`✗ ${found.kind}\n    ${found.shown}`); // printed immediately, because a run may be aborted
    }
    done += outcome.numRuns;
    findings.requests += outcome.numRuns;
  }
}

/**
 * Waits until the functions emulator has emptied its queue, which calls and triggers share. Requests to our
 * own API process change records faster than the emulator runs their triggers; without the wait, calls
 * through Hosting would exceed their timeout of one minute.
 * @throws Error when the queue is not empty after ten minutes
 */
async function waitForEmptyQueue(): Promise<void> {
  const begun = performance.now();
  while (!(await fetch(`${origins.hosting}/api/health`)).ok) {
    if (performance.now() - begun > MAX_QUEUE_WAIT_MILLISECONDS) {
      throw new Error('The emulator of the functions does not come to the end of its queue.');
    }
  }
}

/**
 * Compiles the catalogue that the API serves. Retries, because triggers of the restored records compile it
 * at the same time.
 */
async function compileCatalogueWithRetry(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await compileCatalogue(firestore, systemClock);
      return;
    } catch (error) {
      if (attempt === MAX_COMPILATION_TRIES) throw error;
      await setTimeout(SEEN_MILLISECONDS);
    }
  }
}

/**
 * Sends requests to every endpoint of the contracts, from all kinds of callers, and checks each answer.
 * The same seed generates the same requests, except for ids that the shop has assigned.
 */
export async function fuzzContracts({
  requests,
  seed,
}: {
  requests: number;
  seed: number;
}): Promise<SoakOutcome> {
  const endpoints = await listEndpoints();
  const all = arbitraryRequests(endpoints);
  const findings = createFindings();
  const noteUncaught = (error: Error) => {
    findings.failures.set(`uncaught: ${error.message}`, error.stack ?? '');
  };
  process.on('uncaughtException', noteUncaught);
  const renewIfEnded = createTokenRenewal();
  const own = await startApiServer();
  const restoreCatalogue = await backUpCatalogue();
  setApiOrigin(own.origin);
  try {
    for (let turn = 0; findings.requests < requests; turn += 1) {
      await restoreCatalogue();
      await waitForEmptyQueue();
      await compileCatalogueWithRetry();
      await setTimeout(SEEN_MILLISECONDS);
      const runs = Math.min(RUNS, Math.ceil((requests - findings.requests) / AT_ONCE));
      const round = {
        origin: own.origin,
        fixture: await createFuzzFixture(),
        renewIfEnded,
        findings,
      };
      const seeds = Array.from({ length: AT_ONCE }, (_, at) => seed + (turn * AT_ONCE + at) * RUNS);
      await Promise.all(seeds.map((one) => testRequests(round, all, one, runs)));
      console.log(`${findings.requests} requests, ${findings.failures.size} kinds of failures`);
    }
  } finally {
    process.off('uncaughtException', noteUncaught);
    setApiOrigin();
    await own.stop();
  }
  const title = `${findings.requests} requests to ${endpoints.length} calls by ${CALLERS.length} kinds of callers, seed ${seed}`;
  return { tables: [title, ...formatFindings(findings)], problems: listProblems(findings) };
}
