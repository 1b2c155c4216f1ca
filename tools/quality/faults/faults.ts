import { setTimeout } from 'node:timers/promises';
import { startApiServer } from '../../../tests/support/api-server.ts';
import { origins } from '../../../tests/support/environment.ts';
import { setApiOrigin } from '../../../tests/support/http.ts';
import { formatTable } from '../figures/table.ts';
import type { SoakOutcome } from './soak-outcome.ts';
import type { FirestoreProxy } from './firestore-outage.ts';
import { killFunction, sendUntilAnswered, type AnsweredWrite } from './interrupted-writes.ts';
import { FAULT_SCENARIOS, type FaultScenario, findScenarioProblems } from './fault-scenarios.ts';
import { type FaultOutcome, findUninterruptedProblems, PROCESS_KILLED } from './fault-outcome.ts';
import { killPrinting, killRendering } from './trigger-faults.ts';

/** Milliseconds after which the processes are killed: some before the write, some after it. */
const KILL_DELAYS_MS = [5, 20, 40, 70, 110, 160, 240, 350];
const OUTAGE_MILLISECONDS = 10_000;
/** Number of parallel calls of each kind during the Firestore outage. */
const AT_ONCE = 3;
const SUCCESS = 200;

/**
 * Checks the answers and the records of interrupted calls.
 * @param moment description of the fault
 */
async function checkOutcome(
  what: string,
  moment: string,
  scenarios: readonly FaultScenario[],
  answered: readonly AnsweredWrite[],
): Promise<FaultOutcome> {
  const problems: string[] = [];
  for (const { answer } of answered) {
    if (answer.status !== SUCCESS) problems.push(`${what}: ${answer.status} ${answer.text}`);
  }
  for (const scenario of scenarios) {
    problems.push(
      ...(await findScenarioProblems(scenario)).map((problem) => `${what}: ${problem}`),
    );
  }
  const interrupted = answered.filter(({ isInterrupted }) => isInterrupted).length;
  problems.push(...findUninterruptedProblems({ what, interrupted }, moment));
  const statuses = new Set(answered.flatMap(({ refusals }) => refusals));
  return { what, calls: answered.length, interrupted, statuses: [...statuses].join(' '), problems };
}

/** Repeats a call and kills the processes of the API after each of the delays. */
async function killDuringCalls(
  emulators: number,
  name: string,
  make: () => Promise<FaultScenario>,
) {
  const scenarios: FaultScenario[] = [];
  const answered: AnsweredWrite[] = [];
  for (const milliseconds of KILL_DELAYS_MS) {
    const scenario = await make();
    const sent = sendUntilAnswered(origins.hosting, scenario.call);
    await setTimeout(milliseconds);
    const killed = killFunction(emulators, 'api');
    const one = await sent;
    answered.push({ ...one, isInterrupted: one.isInterrupted && killed > 0 });
    scenarios.push(scenario);
  }
  return checkOutcome(`${name}, its process killed`, PROCESS_KILLED, scenarios, answered);
}

/** Cuts the connection to Firestore while the calls of all scenarios are in progress. */
async function disconnectFirestore(origin: string, proxy: FirestoreProxy): Promise<FaultOutcome[]> {
  const kinds: { name: string; scenarios: FaultScenario[] }[] = [];
  for (const [name, make] of Object.entries(FAULT_SCENARIOS)) {
    const scenarios: FaultScenario[] = [];
    for (let made = 0; made < AT_ONCE; made += 1) scenarios.push(await make());
    kinds.push({ name, scenarios });
  }
  let isAway = false;
  // a call that is answered only after the outage was in progress during it
  const sent = async ({ call }: FaultScenario) => {
    const one = await sendUntilAnswered(origin, call);
    return { ...one, isCut: isAway };
  };
  const answered = kinds.map(({ scenarios }) => Promise.all(scenarios.map(sent)));
  await setTimeout(KILL_DELAYS_MS[1]);
  isAway = true;
  await proxy.disconnect();
  await setTimeout(OUTAGE_MILLISECONDS);
  await proxy.reconnect();
  const answers = await Promise.all(answered);
  const outcomes: FaultOutcome[] = [];
  for (const [at, { name, scenarios }] of kinds.entries()) {
    const what = `${name}, Firestore away for 10 s`;
    outcomes.push(await checkOutcome(what, 'Firestore went away', scenarios, answers[at] ?? []));
  }
  return outcomes;
}

/** Interrupts writes that must happen exactly once, and checks the records afterwards. */
export async function injectFaults(emulators: number, proxy: FirestoreProxy): Promise<SoakOutcome> {
  const outcomes: FaultOutcome[] = [];
  // a separate API process, which is not killed, prepares the scenarios
  const own = await startApiServer();
  setApiOrigin(own.origin);
  try {
    for (const [name, make] of Object.entries(FAULT_SCENARIOS)) {
      outcomes.push(await killDuringCalls(emulators, name, make));
    }
    outcomes.push(await killRendering(emulators));
    outcomes.push(await killPrinting(emulators, own.origin));
    outcomes.push(...(await disconnectFirestore(own.origin, proxy)));
  } finally {
    setApiOrigin();
    await own.stop();
  }
  const rows = outcomes.map(({ what, calls, interrupted, statuses, problems }) => [
    what,
    String(calls),
    String(interrupted),
    statuses,
    String(problems.length),
  ]);
  return {
    tables: [
      formatTable(
        'What was broken in the middle',
        ['', 'calls', 'under way', 'answered meanwhile', 'faults'],
        rows,
      ),
    ],
    problems: outcomes.flatMap(({ problems }) => problems),
  };
}
