import { expect, it } from 'vitest';
import { findDocuments } from './found-documents.ts';

type Tree = Readonly<Record<string, object>>;

/** A fake Firestore with the documents at their paths. */
function storeOf(documents: Tree) {
  const asked: string[] = [];
  const depth = (path: string) => path.split('/').length;
  const below = (parent: string) => ({
    listCollections() {
      asked.push(parent);
      const begin = parent === '' ? '' : `${parent}/`;
      const paths = Object.keys(documents).filter((path) => path.startsWith(begin));
      const level = parent === '' ? 1 : depth(parent) + 1;
      const names = new Set(paths.map((path) => path.split('/').slice(0, level).join('/')));
      return Promise.resolve([...names].filter((name) => name !== parent).map(collection));
    },
  });
  const collection = (path: string) => ({
    path,
    get: () =>
      Promise.resolve({
        docs: Object.entries(documents)
          .filter(([one]) => one.startsWith(`${path}/`) && depth(one) === depth(path) + 1)
          .map(([one, data]) => ({ ref: { path: one, ...below(one) }, data: () => ({ ...data }) })),
      }),
  });
  return { ...below(''), asked };
}

it('finds the given collections on each level, and reads no others', async () => {
  const store = storeOf({
    'albums/a': { title: 'Goa' },
    'albums/a/rounds/0001': { round: 1 },
    'albums/a/design/current': { rev: 1 },
    'orders/o': { id: 'o' },
    'mail/m': { to: 'asha@example.in' },
  });
  const found = await findDocuments(store, ['albums/*', 'albums/*/rounds/*', 'orders/*']);
  expect(found.map(([path]) => path).toSorted()).toEqual([
    'albums/a',
    'albums/a/rounds/0001',
    'orders/o',
  ]);
  expect(store.asked).toEqual(['', 'albums/a']);
});
