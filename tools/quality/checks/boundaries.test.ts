import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ROOT } from '../../../shared/local/paths.ts';

const CONFIG = join(ROOT, '.dependency-cruiser.cjs');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** Exports of each package in the fixture, because the resolver needs them. */
const PACKAGES: Record<string, Record<string, string>> = {
  zod: { './mini': './mini.js' },
  react: { '.': './index.js' },
  express: { '.': './index.js' },
  sharp: { '.': './index.js' },
  'firebase-admin': { './firestore': './lib/firestore/index.js', './auth': './lib/auth/index.js' },
  '@google-cloud/firestore': { '.': './build/src/index.js' },
};

/** Imports that the boundaries allow. */
const ALLOWED: [file: string, imported: string][] = [
  ['shared/src/b.ts', './a'], // closes a cycle that is reported once, at its other file
  ['shared/src/orders.ts', 'zod/mini'],
  ['shared/src/orders.ts', './money'],
  ['shared/src/money.test.ts', 'express'],
  ['functions/src/features/orders/orders.domain.ts', '../../../../shared/src/money'],
  ['functions/src/features/orders/orders.domain.ts', '../gift-cards/gift-cards.domain'],
  ['functions/src/features/orders/orders.routes.ts', '../gift-cards/gift-cards.service'],
  ['functions/src/features/e/e.service.ts', '../f/f.domain'], // a cycle of folders, not of files
  ['functions/src/features/f/f.service.ts', '../e/e.domain'],
  ['functions/src/features/orders/orders.routes.ts', './orders.service'],
  ['functions/src/features/orders/orders.routes.ts', '../../http/route'],
  ['functions/src/features/orders/orders.routes.ts', '../../../../shared/src/orders'],
  ['functions/src/features/orders/orders.repository.ts', 'firebase-admin/firestore'],
  ['functions/src/features/orders/orders.service.ts', 'firebase-admin/auth'],
  ['functions/src/platform/database/database.ts', '@google-cloud/firestore'],
  ['functions/src/live-app.ts', './app'],
  ['tests/api/app.test.ts', '../../functions/src/app'],
  ['web/src/app/App.tsx', '#features/home/HomePage.tsx'],
  ['web/src/features/home/HomePage.tsx', './Tiles'],
  ['web/src/features/home/HomePage.tsx', '#ui/Button.tsx'],
  ['web/src/features/home/HomePage.tsx', '#domains/Price.tsx'],
  ['web/src/domains/Price.tsx', '#ui/Button.tsx'],
  ['web/src/features/home/HomePage.tsx', '#lib/api.ts'],
  ['web/src/ui/Button.tsx', '#lib/language/format.ts'],
  ['web/src/ui/Button.tsx', 'react'],
  ['web/src/domains/book/Book.tsx', './pages/Page'],
  ['web/src/domains/book/pages/Page.tsx', '#lib/api.ts'],
];

/** Imports that the boundaries forbid, with the name of the rule. */
const FORBIDDEN: [file: string, imported: string, rule: string][] = [
  ['shared/src/a.ts', './b', 'no-cycles'],
  ['tools/c.ts', './no-such-file', 'no-unresolvable'],
  ['shared/src/d.ts', 'express', 'shared-imports-zod-only'],
  ['shared/src/e.ts', 'node:fs', 'shared-imports-zod-only'],
  ['functions/src/features/a/a.domain.ts', 'express', 'domain-imports-shared-only'],
  ['functions/src/features/a/b.domain.ts', './a.service', 'domain-imports-shared-only'],
  ['functions/src/features/a/c.domain.ts', 'node:fs', 'domain-imports-shared-only'],
  ['functions/src/features/a/d.domain.ts', './a.records', 'domain-takes-types-of-records'],
  ['functions/src/features/a/a.states.ts', './a.service', 'domain-imports-shared-only'],
  ['functions/src/features/a/a.routes.ts', './a.repository', 'routes-import-services-only'],
  ['functions/src/features/a/b.repository.ts', './a.service', 'layers-in-one-direction'],
  ['functions/src/features/a/c.service.ts', '../c/c.triggers', 'entry-points-are-not-imported'],
  [
    'functions/src/features/c/c.routes.ts',
    '../../platform/database/ids',
    'routes-import-services-only',
  ],
  [
    'functions/src/features/d/d.service.ts',
    'firebase-admin/firestore',
    'firestore-in-repositories-only',
  ],
  ['functions/src/features/d/e.service.ts', './d.helper', 'closed-set-of-suffixes'],
  ['functions/src/http/e.ts', '@google-cloud/firestore', 'firestore-in-repositories-only'],
  ['functions/src/platform/f.ts', 'sharp', 'sharp-is-loaded-when-needed'],
  ['functions/src/http/f.ts', '../app', 'app-is-imported-by-live-app-only'],
  ['tools/g.ts', '../functions/src/app', 'app-is-imported-by-live-app-only'],
  ['functions/src/http/h.ts', '../../../web/src/lib/api', 'functions-import-no-web'],
  ['web/src/lib/i.ts', '../../../functions/src/platform/database/ids', 'web-imports-no-functions'],
  ['web/src/features/cart/j.ts', '#features/home/Tiles.tsx', 'web-features-are-apart'],
  ['web/src/features/cart/k.ts', '#app/routes.ts', 'web-features-import-no-app'],
  ['web/src/domains/l.ts', '#features/home/Tiles.tsx', 'web-domains-import-ui-and-lib-only'],
  ['web/src/ui/m.ts', '#domains/Price.tsx', 'web-ui-imports-lib-only'],
  ['web/src/ui/o.ts', '#app/routes.ts', 'web-ui-imports-lib-only'],
  ['web/src/lib/n.ts', '#ui/Button.tsx', 'web-lib-is-the-base'],
  ['web/src/domains/book/p.ts', '../../lib/api', 'web-rooms-are-left-by-package-imports'],
  ['web/src/lib/q/r.ts', '../api', 'web-rooms-are-left-by-package-imports'],
];

/** Files that import nothing and are imported by others. */
const LEAVES = [
  'shared/src/money.ts',
  'functions/src/app.ts',
  'functions/src/http/route.ts',
  'functions/src/platform/database/ids.ts',
  'functions/src/features/gift-cards/gift-cards.domain.ts',
  'functions/src/features/gift-cards/gift-cards.service.ts',
  'functions/src/features/c/c.triggers.ts',
  'functions/src/features/a/a.service.ts',
  'functions/src/features/a/a.repository.ts',
  'functions/src/features/a/a.records.ts',
  'functions/src/features/d/d.helper.ts',
  'functions/src/features/e/e.domain.ts',
  'functions/src/features/f/f.domain.ts',
  'web/src/app/routes.ts',
  'web/src/features/home/Tiles.tsx',
  'web/src/lib/api.ts',
  'web/src/lib/language/format.ts',
];

const result = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});
const configuration = z.object({ forbidden: z.array(z.object({ name: z.string() })) });

let folder: string;
let broken: string[];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function writeFixture(): void {
  write('tsconfig.json', '{}');
  write('web/package.json', JSON.stringify({ imports: { '#*': './src/*' } }));
  for (const [name, exports] of Object.entries(PACKAGES)) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports }));
    for (const file of Object.values(exports)) write(join('node_modules', name, file), '');
  }
  for (const leaf of LEAVES) write(leaf, 'export {};\n');
  const imports = new Map<string, string[]>();
  for (const [file, imported] of [...ALLOWED, ...FORBIDDEN]) {
    imports.set(file, [...(imports.get(file) ?? []), `import '${imported}';`]);
  }
  for (const [file, lines] of imports) write(file, lines.join('\n'));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  writeFixture();
  const output = execFileSync(
    process.execPath,
    [
      CRUISER,
      '--config',
      relative(folder, CONFIG),
      '--output-type',
      'json',
      'shared',
      'functions',
      'web',
      'tools',
      'tests',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const { violations } = result.parse(JSON.parse(output)).summary;
  broken = violations.map(({ from, rule }) => `${from} breaks ${rule.name}`);
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('import boundaries', () => {
  test.each(FORBIDDEN)('%s may not import %s', (file, _imported, rule) => {
    expect(broken.filter((entry) => entry.startsWith(`${file} `))).toEqual([
      `${file} breaks ${rule}`,
    ]);
  });

  test.each(ALLOWED)('%s may import %s', (file) => {
    expect(broken.filter((entry) => entry.startsWith(`${file} `))).toEqual([]);
  });

  test('every rule is tested by one of these files', () => {
    const { forbidden } = configuration.parse(createRequire(import.meta.url)(CONFIG));
    const rules = new Set(FORBIDDEN.map(([, , rule]) => rule));
    expect(forbidden.map(({ name }) => name).sort()).toEqual([...rules].sort());
  });
});
