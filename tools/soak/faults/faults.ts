import { setTimeout } from 'node:timers/promises';
import { startOwnApi } from '../../../tests/support/api-server.ts';
import { sendCalls } from '../../../tests/support/http.ts';
import { table } from '../../bench/table.ts';
import type { SoakOutcome } from '../outcome.ts';
import type { CuttableWay } from './firestore-outage.ts';
import { killFunction, sendUntilAnswered, type Struck } from './killing.ts';
import { ONCE_SCENES, type OnceScene, problemsAfter } from './once-scenes.ts';
import { breakOffPrints, breakOffRenditions } from './broken-off.ts';

/** Milliseconds after which the processes are killed: some before the write, some after it. */
const STRIKES = [5, 20, 40, 70, 110, 160, 240, 350];
const OUTAGE_MILLISECONDS = 10_000;
/** Of each kind, while Firestore is away. */
const AT_ONCE = 3;
const SUCCESS = 200;

/** What became of some calls of one kind. */
export interface Blow {
  what: string;
  calls: number;
  cut: number;
  problems: string[];
}

async function judged(what: string, scenes: readonly OnceScene[], struck: readonly Struck[]) {
  const problems: string[] = [];
  for (const { answer } of struck) {
    if (answer.status !== SUCCESS) problems.push(`${what}: ${answer.status} ${answer.text}`);
  }
  for (const scene of scenes) {
    problems.push(...(await problemsAfter(scene)).map((problem) => `${what}: ${problem}`));
  }
  const cut = struck.filter(({ isCut }) => isCut).length;
  return { what, calls: struck.length, cut, problems };
}

/** Kills the processes of the API in the middle of a call, once after each of some times. */
async function strikeDown(emulators: number, name: string, make: () => Promise<OnceScene>) {
  const scenes: OnceScene[] = [];
  const struck: Struck[] = [];
  for (const milliseconds of STRIKES) {
    const scene = await make();
    const sent = sendUntilAnswered(scene.call);
    await setTimeout(milliseconds);
    killFunction(emulators, 'api');
    struck.push(await sent);
    scenes.push(scene);
  }
  return judged(`${name}, its process killed`, scenes, struck);
}

/** Takes Firestore away from an API of our own while it is at work. */
async function takeFirestoreAway(way: CuttableWay): Promise<Blow[]> {
  const own = await startOwnApi();
  sendCalls(own.origin);
  try {
    const kinds = await Promise.all(
      Object.entries(ONCE_SCENES).map(async ([name, make]) => {
        const scenes: OnceScene[] = [];
        for (let made = 0; made < AT_ONCE; made += 1) scenes.push(await make());
        return { name, scenes };
      }),
    );
    const struck = kinds.map(({ scenes }) =>
      Promise.all(scenes.map(({ call }) => sendUntilAnswered(call))),
    );
    await setTimeout(STRIKES[1]);
    await way.cut();
    await setTimeout(OUTAGE_MILLISECONDS);
    await way.mend();
    const answers = await Promise.all(struck);
    const blows: Blow[] = [];
    for (const [at, { name, scenes }] of kinds.entries()) {
      blows.push(await judged(`${name}, Firestore away for 10 s`, scenes, answers[at] ?? []));
    }
    return blows;
  } finally {
    sendCalls();
    await own.stop();
  }
}

/** Breaks in the middle what must happen once, and looks at what came of it. */
export async function provokeFaults(emulators: number, way: CuttableWay): Promise<SoakOutcome> {
  const blows: Blow[] = [];
  for (const [name, make] of Object.entries(ONCE_SCENES)) {
    blows.push(await strikeDown(emulators, name, make));
  }
  blows.push(await breakOffRenditions(emulators), await breakOffPrints(emulators));
  blows.push(...(await takeFirestoreAway(way)));
  const rows = blows.map(({ what, calls, cut, problems }) => [
    what,
    String(calls),
    String(cut),
    String(problems.length),
  ]);
  return {
    tables: [table('What was broken in the middle', ['', 'calls', 'cut off', 'faults'], rows)],
    problems: blows.flatMap(({ problems }) => problems),
  };
}
