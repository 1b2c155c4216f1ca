import type { Origins } from '../environment.ts';
import { type Costs, callAs, type Person, sendAs } from './shop-client.ts';
import { table } from './table.ts';

/** One step on somebody's way through the shop, and what its call costs in Firestore. */
export interface Step extends Costs {
  name: string;
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

/** The same, with answers as they came: for builds that do not answer by today's contracts. */
export function unreadStepsOf(origins: Origins, person: Person, steps: Step[]) {
  return async (
    name: string,
    endpoint: Parameters<typeof sendAs>[2],
    sent: Parameters<typeof sendAs>[3],
  ): Promise<unknown> => {
    const { answer, reads, writes } = await sendAs(origins, person, endpoint, sent);
    steps.push({ name, reads, writes });
    return answer;
  };
}

export function sumOf(steps: readonly Step[]): Costs {
  return steps.reduce(
    ({ reads, writes }, step) => ({ reads: reads + step.reads, writes: writes + step.writes }),
    { reads: 0, writes: 0 },
  );
}

/** The steps with their sum. */
export function costsTable(title: string, steps: readonly Step[]): string {
  return table(
    title,
    ['step', 'reads', 'writes'],
    [...steps, { name: 'all', ...sumOf(steps) }].map(({ name, reads, writes }) => [
      name,
      String(reads),
      String(writes),
    ]),
  );
}
