import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ROOT } from '../../../shared/local/paths.ts';
import { TEST_PARTS } from '../test-run/test-parts.ts';

const PAGES = ['*.md', '.github/workflows/*', '.ci/run', 'firebase.json'];
/** An npm command in a document, with its parameters. */
const NPM = /\bnpm (?:run ([\w-]+)|(test|start))\b(?: -- ((?:[^\s`|)&#";]+ ?)+))?/g;
const TOOL = /\bnode tools\/run\.mjs ([\w-]+)/g;
const FIREBASE = /\bnpx firebase ([\w:]+)/g;
/** Folder of the Firebase CLI with one file for each command. */
const FIREBASE_COMMANDS = 'node_modules/firebase-tools/lib/commands';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const texts = execFileSync('git', ['ls-files', '--', ...PAGES], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((page) => page !== '' && existsSync(join(ROOT, page)))
  .map((page) => ({ page, text: read(page) }));

function found(pattern: RegExp) {
  return texts.flatMap(({ page, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ page, match })),
  );
}

/** Source file of a tool; undefined when it does not exist. */
const fileOf = (tool: string) =>
  ['dev', 'release', 'quality', 'lab']
    .map((room) => `tools/${room}/${tool}.ts`)
    .find((file) => existsSync(join(ROOT, file)));

/** Source text of a tool: its file, its folder and the parameters of seeding. */
function sourceOf(tool: string): string {
  const file = fileOf(tool) ?? '';
  const folder = tool === 'test' ? 'tools/quality/test-run' : file.replace(/[.]ts$/, '');
  const beside = existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { encoding: 'utf8' }).map((name) => `${folder}/${name}`)
    : [];
  const files = [file, ...beside, ...(tool === 'seed' ? ['seed/src/seed-options.ts'] : [])];
  return files
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map(read)
    .join('\n');
}

/** Whether a tool's source contains a word in quotes or as a property name. */
const knows = (tool: string, word: string) =>
  new RegExp(`'${word}'|\\b${word}(?::|\\()`).test(sourceOf(tool));

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

const commands = found(NPM).map(({ page, match: [, script, own, behind = ''] }) => ({
  page,
  name: script ?? own ?? '',
  words: behind.split(' ').filter(Boolean),
}));

test('pages name existing scripts and tools', () => {
  expect(commands.length).toBeGreaterThan(40);
  expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
  const tools = found(TOOL).map(({ page, match: [, tool = ''] }) => ({ page, tool }));
  expect(tools.filter(({ tool }) => !fileOf(tool))).toEqual([]);
});

test('pages name existing options and parts of the tools', () => {
  const unknown = commands.flatMap(({ page, name, words }) => {
    const options = words.flatMap((word) => /^--([a-z-]+)/.exec(word)?.[1] ?? []);
    const [first = ''] = words;
    const asked = /^[a-z][a-z-]+$/.test(first) ? [first, ...options] : options;
    return asked
      .filter((word) => !knows(name, word))
      .map((word) => `${page}: npm run ${name} ${word}`);
  });
  expect(unknown).toEqual([]);
});

test('the README lists every part of the tests, and the workflow runs each once', () => {
  const [, list = ''] = /runs only the named parts: ([^.]+)\./.exec(read('README.md')) ?? [];
  const parts = [...list.matchAll(/`([^`]+)`/g)].map(([, part]) => part);
  expect(parts.toSorted()).toEqual(Object.keys(TEST_PARTS).toSorted());
  const [, jobs = ''] =
    /^ {8}parts:\n((?: {10}- .+\n)+)/m.exec(read('.github/workflows/test.yml')) ?? [];
  expect(jobs.match(/[a-z][\w-]+/g)?.toSorted()).toEqual(Object.keys(TEST_PARTS).toSorted());
});

test('the README names every script', () => {
  const named = new Set(commands.filter(({ page }) => page === 'README.md').map((one) => one.name));
  expect(Object.keys(scripts).filter((script) => !named.has(script))).toEqual([]);
});

test('pages name existing commands of the Firebase CLI', () => {
  const named = found(FIREBASE).map(({ page, match: [, command = ''] }) => ({ page, command }));
  expect(named.length).toBeGreaterThan(5);
  const commandFile = (command: string) =>
    join(ROOT, FIREBASE_COMMANDS, `${command.replaceAll(':', '-')}.js`);
  expect(named.filter(({ command }) => !existsSync(commandFile(command)))).toEqual([]);
});
