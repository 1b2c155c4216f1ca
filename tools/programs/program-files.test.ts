import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { programFiles } from './program-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'program-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('a program has what its entry imports, in whatever way, and so on; no package', () => {
  write(
    'web/src/main.tsx',
    "import 'react';\nimport './main.css';\nimport type { Props } from './app/App';\nexport * from './lib/a';\nconst later = () => import('./app/later');\n",
  );
  write('web/src/main.css');
  write('web/src/app/App.tsx', "import { money } from '@smriti/shared/base/money';");
  write('web/src/app/later.ts', "import '#main.tsx';");
  write('web/src/lib/a.ts', "import logo from './logo.svg?raw';");
  write('web/src/lib/logo.svg');
  write('web/src/lib/unused.ts');
  write('shared/src/base/money.ts');
  expect([...programFiles('web/src/main.tsx', root)].sort()).toEqual([
    'shared/src/base/money.ts',
    'web/src/app/App.tsx',
    'web/src/app/later.ts',
    'web/src/lib/a.ts',
    'web/src/lib/logo.svg',
    'web/src/main.css',
    'web/src/main.tsx',
  ]);
});
