import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { compileCatalogue } from '../../../functions/src/features/catalogue/snapshot/catalogue-compiler.service.ts';
import { systemClock } from '../../../functions/src/platform/clock.ts';
import { firestore } from '../../../tests/support/admin.ts';
import { startOwnApi } from '../../../tests/support/api-server.ts';
import { everyEndpoint } from '../../../tests/api/support/contracts.ts';
import { origins } from '../../../tests/support/environment.ts';
import { sendCalls } from '../../../tests/support/http.ts';
import { noteCall } from './call-log.ts';
import type { SoakOutcome } from '../faults/outcome.ts';
import {
  count,
  type Findings,
  MOST_MILLISECONDS,
  newFindings,
  problemsOf,
  tablesOf,
} from './findings.ts';
import { problemOf } from './judge.ts';
import { keepCatalogue } from './kept-catalogue.ts';
import { createRenewal } from './renewal.ts';
import { CALLERS, requestsToAll, type Wanted } from './requests.ts';
import { newScene, type Scene } from './scene.ts';
import { requestOf, send, shownRequest } from './sending.ts';

const AT_ONCE = 4;
const UNAUTHENTICATED = 401;
/** Requests of one of them before everything is made anew. */
const RUNS = 400;
/** One of so many goes through Hosting and the emulator of the functions. */
const THROUGH_HOSTING = 25;
/** What is sent at most to make a failing request smaller. */
const MOST_SHRINKING = 150;
/** After which the API sees another catalogue and other settings. */
const SEEN_MILLISECONDS = 3000;
const MOST_COMPILATIONS = 40;
/** What the triggers of one turn may take. */
const MOST_QUEUE_MILLISECONDS = 10 * 60_000;

interface Round {
  origin: string;
  scene: Scene;
  renewIfEnded: ReturnType<typeof createRenewal>;
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

/**
 * Sends a request, and again with a new token where the session of its caller was ended by one before.
 */
async function sendAs({ scene, renewIfEnded, findings }: Round, wanted: Wanted, to: string) {
  const request = requestOf(wanted, scene);
  const session = scene.sessions[wanted.caller];
  const token = session?.token;
  const sent = await send(to, request);
  if (sent.answer.status !== UNAUTHENTICATED || !session || token === undefined) {
    return { request, ...sent };
  }
  if (!(await renewIfEnded(session, token))) return { request, ...sent };
  findings.renewed += 1;
  const again = requestOf(wanted, scene);
  return { request: again, ...(await send(to, again)) };
}

/** Sends one request and judges its answer. @throws Failure of a kind that is not known yet */
async function tryOne(round: Round, wanted: Wanted, isThrough: boolean) {
  const { origin, findings } = round;
  const name = `${wanted.endpoint.method} ${wanted.endpoint.path}`;
  const sent = await sendAs(round, wanted, isThrough ? origins.hosting : origin);
  const { request, answer, milliseconds } = sent;
  noteCall(isThrough ? findings.hosting : findings.calls, name, milliseconds);
  count(findings.statuses, String(answer.status));
  if (answer.status === UNAUTHENTICATED) count(findings.refused, wanted.caller);
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

/**
 * Brings the catalogue to what the API serves. The triggers do so as well with each record that was put
 * back, and have it changed meanwhile, for as long as the emulator tells them of such.
 */
async function catalogueCompiled(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await compileCatalogue(firestore, systemClock);
      return;
    } catch (error) {
      if (attempt === MOST_COMPILATIONS) throw error;
      await setTimeout(SEEN_MILLISECONDS);
    }
  }
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
  const findings = newFindings();
  const noteUncaught = (error: Error) => {
    findings.failures.set(`uncaught: ${error.message}`, error.stack ?? '');
  };
  process.on('uncaughtException', noteUncaught);
  const renewIfEnded = createRenewal();
  const own = await startOwnApi();
  const restoreCatalogue = await keepCatalogue();
  sendCalls(own.origin);
  try {
    for (let turn = 0; findings.requests < requests; turn += 1) {
      await restoreCatalogue();
      await queueWorkedOff();
      await catalogueCompiled();
      await setTimeout(SEEN_MILLISECONDS);
      const runs = Math.min(RUNS, Math.ceil((requests - findings.requests) / AT_ONCE));
      const round = { origin: own.origin, scene: await newScene(), renewIfEnded, findings };
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
