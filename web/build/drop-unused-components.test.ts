import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { markComponentsPure } from './drop-unused-components.ts';

it('marks calls that only create a component, and removes its display name', () => {
  expect(markComponentsPure('const A = React.memo(f);\nA.displayName = "A";\n')).toBe(
    'const A = /* @__PURE__ */ React.memo(f);\n;\n',
  );
});

it('leaves everything else unchanged', () => {
  const code = 'A.defaultProps = {}; A.displayName = nameOf(B); memo(f); React.startTransition(f);';
  expect(markComponentsPure(code)).toBe(code);
});

it('finds the components of the installed router', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router'));
  const [source = ''] = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((code) => code.includes('NavLink.displayName'));
  const code = markComponentsPure(source);
  expect(code).toMatch(/var NavLink = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/);
  expect(code).not.toMatch(/^\w+\.displayName/m);
});
