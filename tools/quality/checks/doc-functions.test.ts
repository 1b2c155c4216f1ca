import { LAG_KINDS, LATE_AFTER_MINUTES, type LagKind } from '@smriti/shared/staff/health';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';
import { readFunctionSettings } from '../tables/functions.ts';

const functions = readFunctionSettings();
const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');

/** A number of minutes as docs/operations.md writes it. */
function inWords(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = minutes / 60;
  if (hours === 24) return '1 day';
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

test('docs/operations.md names the limit after which each kind of work is late', () => {
  // the table lists each of these kinds in the row of the kind before it
  const together: readonly LagKind[] = ['credit_notes', 'print_archives'];
  const kinds = LAG_KINDS.filter((kind) => !together.includes(kind));
  const [, table = ''] = operations.split(/\| late after +\|/);
  const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(2);
  const times = rows.map((row) => row.split('|')[3]?.trim());
  expect(times).toEqual(kinds.map((kind) => inWords(LATE_AFTER_MINUTES[kind])));
  expect(LATE_AFTER_MINUTES.credit_notes).toBe(LATE_AFTER_MINUTES.invoices);
  expect(LATE_AFTER_MINUTES.print_archives).toBe(LATE_AFTER_MINUTES.print_files);
});

test('docs/operations.md names existing functions, services and schedules', () => {
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
