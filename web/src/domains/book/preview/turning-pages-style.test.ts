import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const textOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

it('sets no inherited property during a turn, because the pages would be restyled', () => {
  const style = textOf('./TurningPages.module.css');
  const set = [...textOf('./TurningPages.tsx').matchAll(/'(--[a-z]+)':/g)].map(([, name]) => name);
  expect(set.length).toBeGreaterThan(0);
  const registered = [...style.matchAll(/@property (--[a-z]+) \{[^}]*inherits: false;/g)];
  expect(registered.map(([, name]) => name)).toEqual(expect.arrayContaining(set));
  expect(style).not.toMatch(/(?<!backface-)visibility:/);
});
