import { isDeepStrictEqual } from 'node:util';
import { firestore } from '../../../tests/support/admin.ts';

async function readRecords() {
  const { docs } = await firestore.collectionGroup('items').get();
  return new Map(docs.map((document) => [document.ref.path, document.data()]));
}

/**
 * Copies the catalogue and the settings of the shop.
 * @returns a function that restores them, because requests of admins may have deleted sizes or
 * closed the shop
 */
export async function backUpCatalogue(): Promise<() => Promise<void>> {
  const kept = await readRecords();
  return async () => {
    const current = await readRecords();
    const writer = firestore.bulkWriter();
    for (const path of current.keys()) {
      if (!kept.has(path)) void writer.delete(firestore.doc(path));
    }
    for (const [path, record] of kept) {
      if (!isDeepStrictEqual(current.get(path), record)) {
        void writer.set(firestore.doc(path), record);
      }
    }
    for (const name of ['shop', 'pause', 'outputProfile'])
      void writer.delete(firestore.doc(`settings/${name}`));
    await writer.close();
  };
}
