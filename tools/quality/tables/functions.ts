import { execFileSync } from 'node:child_process';
import * as z from 'zod/mini';
import { ROOT } from '../../../shared/local/paths.ts';

const endpoint = z.object({
  availableMemoryMb: z.nullable(z.int()),
  concurrency: z.nullable(z.int()),
  maxInstances: z.nullable(z.int()),
  timeoutSeconds: z.nullable(z.int()),
  scheduleTrigger: z.optional(z.object({ schedule: z.string() })),
});
type FunctionSettings = z.infer<typeof endpoint>;

/** Script of a separate process, so that the functions are not loaded into this one. */
const PRINT = `import('./functions/src/index.ts').then((all) => {
  const told = Object.entries(all).map(([name, one]) => [name, one.__endpoint]);
  console.log(JSON.stringify(Object.fromEntries(told)));
});`;

export function readFunctionSettings(): Map<string, FunctionSettings> {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '-e', PRINT], {
    cwd: ROOT,
    encoding: 'utf8',
    // the functions of Cloud Storage need a bucket to be defined
    env: { ...process.env, FIREBASE_CONFIG: '{"storageBucket":"smriti-shop.appspot.com"}' },
  });
  return new Map(Object.entries(z.record(z.string(), endpoint).parse(JSON.parse(printed))));
}

export function listFunctionRows(): string[][] {
  const shown = (value: number | null) => (value === null ? '' : String(value));
  return [...readFunctionSettings()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, { availableMemoryMb, concurrency, maxInstances, timeoutSeconds, ...rest }]) => [
      `\`${name}\``,
      availableMemoryMb === null ? '' : `${availableMemoryMb} MiB`,
      shown(concurrency),
      shown(maxInstances),
      shown(timeoutSeconds),
      rest.scheduleTrigger?.schedule ?? '',
    ]);
}
