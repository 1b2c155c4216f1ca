import { OTHERS } from '../album-costs.ts';
import { type Step, sumOf } from '../costs.ts';
import { MEMORY_LIMITS } from '../memory-figures.ts';
import type { PeakMemory } from '../memory-instance.ts';
import { PHOTOS, type RequestFigures } from '../request-figures.ts';
import { median } from '../statistics.ts';
import { table, verdict } from '../table.ts';
import type { BeforeAndAfter } from './before-and-after.ts';

/** What the earlier commit gave to its API and to its photo trigger alike. */
const EARLIER_MEMORY_MEGABYTES = 512;
const READS_BUDGET = 200;

/** Each of `before` with what stands in its place in `after`. @throws Error when they do not match */
function pairsOf<T>(before: readonly T[], after: readonly T[], nameOf: (one: T) => string) {
  return before.map((earlier, index): [earlier: T, today: T] => {
    const today = after[index];
    if (!today || before.length !== after.length || nameOf(earlier) !== nameOf(today)) {
      throw new Error(`before and after do not match at '${nameOf(earlier)}'`);
    }
    return [earlier, today];
  });
}

function requestsTable({ commit, requests }: BeforeAndAfter): string {
  const wholes = ({ waits }: RequestFigures) => waits.map(({ whole }) => whole);
  const each = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' ');
  const calls = ({ waits }: RequestFigures) => String(median(waits.map((wait) => wait.calls)));
  const rows = pairsOf(requests.before, requests.after, ({ moment }) => moment.name);
  const runs = requests.after[0]?.waits.length ?? 0;
  return table(
    `From the click on Request to the payment page with ${PHOTOS} photos of 3 megapixels, s, median of ${runs} by turns; ` +
      `before: pages, API and trigger of ${commit}; Chromium at 360 px, both on the same machine and emulators`,
    ['pressed', 'before', 'after', 'at most', '', 'calls', 'calls', 'each before', 'each after'],
    rows.map(([earlier, today]) => {
      const [before, after] = [wholes(earlier), wholes(today)];
      const { name, seconds } = today.moment;
      return [
        name,
        median(before).toFixed(2),
        median(after).toFixed(2),
        String(seconds),
        verdict(median(after), seconds),
        calls(earlier),
        calls(today),
        each(before),
        each(after),
      ];
    }),
  );
}

function memoryTable(
  title: string,
  { before, after }: { before: readonly PeakMemory[]; after: readonly PeakMemory[] },
  limit: number,
): string {
  const columns = ['', 'before', `of ${EARLIER_MEMORY_MEGABYTES}`, 'outcome'];
  const rows = pairsOf(before, after, ({ name }) => name).map(([earlier, today]) => [
    earlier.name,
    String(earlier.megabytes),
    verdict(earlier.megabytes, EARLIER_MEMORY_MEGABYTES),
    earlier.answers,
    String(today.megabytes),
    verdict(today.megabytes, limit),
    today.answers,
  ]);
  return table(title, [...columns, 'after', `of ${limit}`, 'outcome'], rows);
}

function albumTable({ commit, album }: BeforeAndAfter): string {
  const pairs = pairsOf(album.before, album.after, ({ name }) => name);
  const line = (name: string, before: Omit<Step, 'name'>, after: Omit<Step, 'name'>) => [
    name,
    ...[before, after].map(({ reads }) => String(reads)),
    ...[before, after].map(({ others = 0 }) => String(others)),
    ...[before, after].map(({ writes }) => String(writes)),
  ];
  const [before, after] = [sumOf(album.before), sumOf(album.after)];
  const rows = pairs.map(([earlier, today]) => line(today.name, earlier, today));
  rows.push([...line('all', before, after), verdict(after.reads, READS_BUDGET)]);
  return table(
    `Firestore documents of one album of 50 photos, from Save to Approved, as both APIs count them; at most ${READS_BUDGET} reads; ${OTHERS}; before: ${commit}`,
    [
      'step',
      'reads before',
      'reads after',
      'of others before',
      'of others after',
      'writes before',
      'writes after',
      '',
    ],
    rows,
  );
}

/** What was measured of both, side by side. */
export function beforeAndAfterTables(figures: BeforeAndAfter): string {
  const { commit, memory } = figures;
  const of = (key: keyof typeof MEMORY_LIMITS) => ({
    before: memory.before[key],
    after: memory.after[key],
  });
  const title = (what: string) =>
    `Most memory of an instance of ${what}, MB of its own process, and what it is given; before: ${commit}`;
  return [
    requestsTable(figures),
    memoryTable(title('the photo trigger'), of('trigger'), MEMORY_LIMITS.trigger),
    memoryTable(title('the API'), of('api'), MEMORY_LIMITS.api),
    albumTable(figures),
  ].join('\n');
}
