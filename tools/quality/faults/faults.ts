import { setTimeout } from 'node:timers/promises';
import { startApiServer } from '../../../tests/support/api-server.ts';
import { origins } from '../../../tests/support/environment.ts';
import { setApiOrigin } from '../../../tests/support/http.ts';
import { table } from '../figures/table.ts';
import type { SoakOutcome } from './outcome.ts';
import type { CuttableWay } from './firestore-outage.ts';
import { killFunction, sendUntilAnswered, type Struck } from './killing.ts';
import { ONCE_SCENES, type OnceScene, problemsAfter } from './once-scenes.ts';
import { type Blow, missed, PROCESS_KILLED } from './blow.ts';
import { breakOffPrints, breakOffRenditions } from './broken-off.ts';

/** Milliseconds after which the processes are killed: some before the write, some after it. */
const STRIKES = [5, 20, 40, 70, 110, 160, 240, 350];
const OUTAGE_MILLISECONDS = 10_000;
/** Number of parallel calls of each kind during the Firestore outage. */
const AT_ONCE = 3;
const SUCCESS = 200;

/**
 * Checks the answers and the records of interrupted calls.
 * @param moment description of the fault
 */
async function judged(
  what: string,
  moment: string,
  scenes: readonly OnceScene[],
  struck: readonly Struck[],
): Promise<Blow> {
  const problems: string[] = [];
  for (const { answer } of struck) {
    if (answer.status !== SUCCESS) problems.push(`${what}: ${answer.status} ${answer.text}`);
  }
  for (const scene of scenes) {
    problems.push(...(await problemsAfter(scene)).map((problem) => `${what}: ${problem}`));
  }
  const cut = struck.filter(({ isCut }) => isCut).length;
  problems.push(...missed({ what, cut }, moment));
  const statuses = new Set(struck.flatMap(({ refusals }) => refusals));
  return { what, calls: struck.length, cut, meanwhile: [...statuses].join(' '), problems };
}

/** Repeats a call and kills the processes of the API after each of the delays. */
async function strikeDown(emulators: number, name: string, make: () => Promise<OnceScene>) {
  const scenes: OnceScene[] = [];
  const struck: Struck[] = [];
  for (const milliseconds of STRIKES) {
    const scene = await make();
    const sent = sendUntilAnswered(origins.hosting, scene.call);
    await setTimeout(milliseconds);
    const killed = killFunction(emulators, 'api');
    const one = await sent;
    struck.push({ ...one, isCut: one.isCut && killed > 0 });
    scenes.push(scene);
  }
  return judged(`${name}, its process killed`, PROCESS_KILLED, scenes, struck);
}

/** Cuts the connection to Firestore while the calls of all scenes are in progress. */
async function takeFirestoreAway(origin: string, way: CuttableWay): Promise<Blow[]> {
  const kinds: { name: string; scenes: OnceScene[] }[] = [];
  for (const [name, make] of Object.entries(ONCE_SCENES)) {
    const scenes: OnceScene[] = [];
    for (let made = 0; made < AT_ONCE; made += 1) scenes.push(await make());
    kinds.push({ name, scenes });
  }
  let isAway = false;
  // a call that is answered only after the outage was in progress during it
  const sent = async ({ call }: OnceScene) => {
    const one = await sendUntilAnswered(origin, call);
    return { ...one, isCut: isAway };
  };
  const struck = kinds.map(({ scenes }) => Promise.all(scenes.map(sent)));
  await setTimeout(STRIKES[1]);
  isAway = true;
  await way.cut();
  await setTimeout(OUTAGE_MILLISECONDS);
  await way.mend();
  const answers = await Promise.all(struck);
  const blows: Blow[] = [];
  for (const [at, { name, scenes }] of kinds.entries()) {
    const what = `${name}, Firestore away for 10 s`;
    blows.push(await judged(what, 'Firestore went away', scenes, answers[at] ?? []));
  }
  return blows;
}

/** Interrupts writes that must happen exactly once, and checks the records afterwards. */
export async function provokeFaults(emulators: number, way: CuttableWay): Promise<SoakOutcome> {
  const blows: Blow[] = [];
  // a separate API process, which is not killed, prepares the scenes
  const own = await startApiServer();
  setApiOrigin(own.origin);
  try {
    for (const [name, make] of Object.entries(ONCE_SCENES)) {
      blows.push(await strikeDown(emulators, name, make));
    }
    blows.push(await breakOffRenditions(emulators));
    blows.push(await breakOffPrints(emulators, own.origin));
    blows.push(...(await takeFirestoreAway(own.origin, way)));
  } finally {
    setApiOrigin();
    await own.stop();
  }
  const rows = blows.map(({ what, calls, cut, meanwhile, problems }) => [
    what,
    String(calls),
    String(cut),
    meanwhile,
    String(problems.length),
  ]);
  return {
    tables: [
      table(
        'What was broken in the middle',
        ['', 'calls', 'under way', 'answered meanwhile', 'faults'],
        rows,
      ),
    ],
    problems: blows.flatMap(({ problems }) => problems),
  };
}
