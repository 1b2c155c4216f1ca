import { afterEach, expect, it, vi } from 'vitest';
import { closeFirestore } from './firestore';

const terminate = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('firebase/firestore', () => ({ terminate }));
vi.mock('#lib/session/identity-provider.ts', () => ({ firebaseApp: {} }));

afterEach(() => vi.unstubAllGlobals());

it('drops the Firestore listeners cached by reactfire, and nothing else', async () => {
  const observables = new Map([
    ['auth:user:[DEFAULT]', {}],
    ['firestore:doc:[DEFAULT]:reviewQueue/a1', {}],
    ['firestore:collection:0', {}],
  ]);
  const queries = [{}];
  vi.stubGlobal('_reactFirePreloadedObservables', observables);
  vi.stubGlobal('_reactFireFirestoreQueryCache', queries);
  const firestore = {} as Parameters<typeof closeFirestore>[0];
  await closeFirestore(firestore);
  expect([...observables.keys()]).toEqual(['auth:user:[DEFAULT]']);
  expect(queries).toEqual([]);
  expect(terminate).toHaveBeenCalledWith(firestore);
});
