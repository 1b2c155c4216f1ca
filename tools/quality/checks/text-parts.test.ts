import { expect, test } from 'vitest';
import hindi from '@smriti/shared/locales/hi.json';
import { findTextPart } from '../../../web/src/lib/language/text-parts.ts';
import { findReachedCatalogues } from './text-parts.ts';

const SOURCES: Record<string, string> = {
  'src/main.tsx': `import { type Part, lazyPage } from './lib';
    import type { Unused } from './Cart';
    const Cart = lazyPage(() => import('./Cart'), 'orders');
    const Proof = lazy(async () => ({
      default: (await loadWithTexts(() => import('./Proof'), 'orders', 'book')).Proof,
    }));`,
  'src/lib.ts': `export const shell = messageCatalogue('app', { cart: 'Cart' });`,
  'src/Cart.tsx': `export { text } from './texts'; const Later = lazy(() => import('./Later'));`,
  'src/Later.tsx': `import './lib';`,
  'src/texts.ts': `export const text = messageCatalogue(
    'cart', { none: 'No albums' });`,
  'src/Proof.tsx': `import { text } from './texts';`,
};

test('follows all import chains to a page, with the parts loaded with it', () => {
  const reached = findReachedCatalogues((source) => SOURCES[source] ?? null);
  expect(reached.map(({ name, parts, by }) => [name, [...parts], by.at(-2)])).toEqual([
    ['app', ['shop'], 'src/main.tsx'],
    ['cart', ['shop', 'orders'], 'src/Cart.tsx'],
    ['app', ['shop', 'orders'], 'src/Later.tsx'],
    ['cart', ['shop', 'orders', 'book'], 'src/Proof.tsx'],
  ]);
});

test('every catalogue is loaded before its page, in every language', () => {
  const translated = new Set(Object.keys(hindi).filter((name) => !name.startsWith('server/')));
  const reached = findReachedCatalogues().filter(({ name }) => translated.has(name));
  const missing = reached
    .filter(({ name, parts }) => !parts.has(findTextPart(name)))
    .map(
      ({ name, by }) =>
        `${name}, of the part ${findTextPart(name)}, is not there in ${by.join(' > ')}`,
    );
  expect(missing).toEqual([]);
  // Every catalogue must be reached; a missing one is imported in a way that the walk cannot
  // follow.
  translated.delete('errors');
  expect([...new Set(reached.map(({ name }) => name))].toSorted()).toEqual(
    [...translated].toSorted(),
  );
});
