import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../shared/local/paths.ts';
import { readFunctionSettings } from '../tables/functions.ts';
import { listLimitRows } from '../tables/limits.ts';

/** Text of a page without line breaks, which may occur anywhere. */
const pageText = (page: string) => readFileSync(join(ROOT, page), 'utf8').replaceAll(/\s+/g, ' ');
const rules = readFileSync(join(ROOT, 'docs/rules.md'), 'utf8').split(/^(?=- \*\*|## )/m);
const rows = listLimitRows();
const functions = readFunctionSettings();
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];
const valuesOf = (beginning: string) =>
  rows.filter(([, figure = '']) => figure.startsWith(beginning)).map(([, , value = '']) => value);

function settingsOf(name: string) {
  const found = functions.get(name);
  if (!found) throw new Error(`There is no function ${name}.`);
  return {
    mebibytes: found.availableMemoryMb ?? 0,
    calls: found.concurrency ?? 0,
    instances: found.maxInstances ?? 0,
    seconds: found.timeoutSeconds ?? 0,
  };
}

test.each(rows.filter(([rule]) => rule !== ''))(
  'the text of %s matches the figures of its table: %s, %s',
  (rule, _figure, value) => {
    const text = rules.find((each) => each.startsWith(`- ${rule} `)) ?? '';
    expect(numbersIn(text)).toEqual(expect.arrayContaining(numbersIn(value)));
  },
);

test('docs/deploy.md names the fixed limits of requests', () => {
  expect(pageText('docs/deploy.md')).toContain(`(${valuesOf('requests').join(', ')})`);
});

test('the decision about offline pages names the cache limits', () => {
  const page = pageText('docs/decisions/offline.md');
  for (const value of valuesOf('offline cache')) expect(page).toContain(`| ${value} |`);
});

test('docs/deploy.md and docs/performance.md name the settings of functions', () => {
  const [deploy, performance] = [pageText('docs/deploy.md'), pageText('docs/performance.md')];
  const api = settingsOf('api');
  const apiMemory = `${api.mebibytes / 1024} GiB`;
  expect(deploy).toContain(`The API has ${apiMemory} and answers ${api.calls} requests at once`);
  expect(performance).toContain(`${api.instances} instances of one CPU and ${api.calls} calls`);
  expect(performance).toContain(`the API's ${api.seconds} seconds`);

  const files = settingsOf('printFilesRequested');
  expect(deploy).toContain(`\`printFilesRequested\` has ${files.mebibytes / 1024} GiB`);
  expect(deploy).toContain(`${files.seconds} s for one book`);
  expect(deploy).toContain(`in at most ${WORDS[files.instances]} instances`);
  expect(performance).toContain(`**Print files**: ${WORDS[files.instances]} at a time`);

  const archives = settingsOf('printArchiveRequested');
  expect({ ...archives, mebibytes: 0 }).toEqual({ ...files, mebibytes: 0 });
  expect(deploy).toContain(`which puts ZIPs together, has ${archives.mebibytes} MiB`);

  const { instances } = settingsOf('photoUploaded');
  expect(performance).toContain(`**Photos**: ${instances} instances decode one picture each`);
  expect(settingsOf('issueInvoices').instances).toBe(1);
  expect(performance).toContain('(`maxInstances: 1`)');
});
