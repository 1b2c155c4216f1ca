import type { Origins } from '../environment.ts';
import { type Costs, callAs, type Person, sendAs } from './shop-client.ts';
import { table } from './table.ts';

/** One step on somebody's way through the shop, and what its call costs in Firestore. */
export interface Step extends Costs {
  name: string;
  /** Those of its reads that are not of what is measured, but of other records. */
  others?: number;
}

/** Makes calls as one person and notes what each costs. */
export function stepsOf(origins: Origins, person: Person, steps: Step[]) {
  return async <E extends Parameters<typeof callAs>[2]>(
    name: string,
    endpoint: E,
    sent: Parameters<typeof callAs>[3],
  ) => {
    const { answer, reads, writes } = await callAs(origins, person, endpoint, sent);
    steps.push({ name, reads, writes });
    return answer;
  };
}

/**
 * The same, with answers as they came: for builds that do not answer by today's contracts. `own` are
 * the reads of what is measured where a step reads other records too.
 */
export function unreadStepsOf(origins: Origins, person: Person, steps: Step[]) {
  return async (
    name: string,
    endpoint: Parameters<typeof sendAs>[2],
    sent: Parameters<typeof sendAs>[3],
    own = Infinity,
  ): Promise<unknown> => {
    const { answer, reads, writes } = await sendAs(origins, person, endpoint, sent);
    steps.push({ name, reads, writes, others: Math.max(0, reads - own) });
    return answer;
  };
}

export function sumOf(steps: readonly Step[]): Required<Omit<Step, 'name'>> {
  return steps.reduce(
    (sum, { reads, writes, others = 0 }) => ({
      reads: sum.reads + reads,
      writes: sum.writes + writes,
      others: sum.others + others,
    }),
    { reads: 0, writes: 0, others: 0 },
  );
}

/** The steps with their sum, and how many reads are of others where that is known. */
export function costsTable(title: string, steps: readonly Step[]): string {
  const withOthers = steps.some(({ others }) => others !== undefined);
  return table(
    title,
    ['step', 'reads', ...(withOthers ? ['of others'] : []), 'writes'],
    [...steps, { name: 'all', ...sumOf(steps) }].map(({ name, reads, others = 0, writes }) => [
      name,
      String(reads),
      ...(withOthers ? [String(others)] : []),
      String(writes),
    ]),
  );
}
