import { LAG_KINDS, LATE_AFTER_MINUTES, type LagKind } from '@smriti/shared/staff/health';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ROOT } from '../../../shared/local/paths.ts';

/** What the platform is told of a function. */
const endpoint = z.object({
  availableMemoryMb: z.nullable(z.int()),
  concurrency: z.nullable(z.int()),
  maxInstances: z.nullable(z.int()),
  timeoutSeconds: z.nullable(z.int()),
  scheduleTrigger: z.optional(z.object({ schedule: z.string() })),
});

/** Prints them in a process of its own: other tests want the functions unloaded. */
const PRINT = `import('./functions/src/index.ts').then((all) => {
  const told = Object.entries(all).map(([name, one]) => [name, one.__endpoint]);
  console.log(JSON.stringify(Object.fromEntries(told)));
});`;
const printed = execFileSync(process.execPath, ['--import', 'tsx', '-e', PRINT], {
  cwd: ROOT,
  encoding: 'utf8',
  // without it the functions of Cloud Storage cannot be defined
  env: { ...process.env, FIREBASE_CONFIG: '{"storageBucket":"smriti-shop.appspot.com"}' },
});
const functions = new Map(
  Object.entries(z.record(z.string(), endpoint).parse(JSON.parse(printed))),
);

/** A page in one line, as its lines may break anywhere. */
const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8').replaceAll(/\s+/g, ' ');
const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const memory = (mebibytes = 0) =>
  mebibytes < 1024 ? `${mebibytes} MiB` : `${mebibytes / 1024} GiB`;

function settingsOf(name: string) {
  const of = functions.get(name);
  if (!of) throw new Error(`There is no function ${name}.`);
  const { availableMemoryMb, concurrency, maxInstances, timeoutSeconds } = of;
  return {
    memory: memory(availableMemoryMb ?? 0),
    atOnce: concurrency ?? 0,
    instances: maxInstances ?? 0,
    seconds: timeoutSeconds ?? 0,
  };
}

test('docs/deploy.md and docs/performance.md say what functions are given', () => {
  const [deploy, performance] = [textOf('docs/deploy.md'), textOf('docs/performance.md')];
  const api = settingsOf('api');
  expect(deploy).toContain(`The API has ${api.memory} and answers ${api.atOnce} requests at once`);
  expect(performance).toContain(`${api.instances} instances of one CPU and ${api.atOnce} calls`);
  expect(performance).toContain(`the API's ${api.seconds} seconds`);
  const files = settingsOf('printFilesRequested');
  expect(deploy).toContain(`\`printFilesRequested\` has ${files.memory}`);
  expect(deploy).toContain(`${files.seconds} s for one book`);
  expect(deploy).toContain(`in at most ${words[files.instances]} instances`);
  expect(performance).toContain(`**Print files**: ${words[files.instances]} at a time`);
  const archives = settingsOf('printArchiveRequested');
  expect({ ...archives, memory: '' }).toEqual({ ...files, memory: '' });
  expect(deploy).toContain(`which puts ZIPs together, has ${archives.memory}`);
  const photos = settingsOf('photoUploaded');
  expect(performance).toContain(
    `**Photos**: ${photos.instances} instances decode one picture each`,
  );
  expect(settingsOf('issueInvoices').instances).toBe(1);
  expect(performance).toContain('(`maxInstances: 1`)');
});

/** How docs/operations.md writes a number of minutes. */
function inWords(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = minutes / 60;
  if (hours === 24) return '1 day';
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

test('docs/operations.md says after how long each kind of work is late', () => {
  // these stand in one row with the kind before them
  const together: readonly LagKind[] = ['credit_notes', 'print_archives'];
  const kinds = LAG_KINDS.filter((kind) => !together.includes(kind));
  const [, table = ''] = operations.split(/\| late after +\|/);
  const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(2);
  const times = rows.map((row) => row.split('|')[3]?.trim());
  expect(times).toEqual(kinds.map((kind) => inWords(LATE_AFTER_MINUTES[kind])));
  expect(LATE_AFTER_MINUTES.credit_notes).toBe(LATE_AFTER_MINUTES.invoices);
  expect(LATE_AFTER_MINUTES.print_archives).toBe(LATE_AFTER_MINUTES.print_files);
});

test('docs/operations.md names functions, services and schedules that are there', () => {
  const names = [...functions.keys()];
  const services = [
    ...operations.matchAll(
      /services logs read ([a-z]+)|service_name="([a-z]+)"|--service ([a-z]+)/g,
    ),
  ].map(([, read, logged, moved]) => read ?? logged ?? moved ?? '');
  expect(services.length).toBeGreaterThan(4);
  const known = names.map((name) => name.toLowerCase());
  expect(services.filter((service) => !known.includes(service))).toEqual([]);
  const jobs = [...operations.matchAll(/firebase-schedule-(?!NAME)(\w+)-asia-south1/g)];
  expect(jobs.map(([, job = '']) => functions.get(job)?.scheduleTrigger)).not.toContain(undefined);
  const camelCased = [...operations.matchAll(/`([a-z]+[A-Z][A-Za-z]+)`/g)].map(
    ([, name = '']) => name,
  );
  const others = ['invoicesDue', 'creditNotesDue', 'devDependencies', 'pinTag'];
  expect(camelCased.filter((name) => ![...names, ...others].includes(name))).toEqual([]);
  const named = [...operations.matchAll(/`(\w+)`, every (\d+) minutes/g)];
  for (const [, name = '', minutes] of named) {
    expect(functions.get(name)?.scheduleTrigger?.schedule, name).toBe(`every ${minutes} minutes`);
  }
});
