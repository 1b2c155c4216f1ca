import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER } from '../../../shared/local/paths';
import { firestore } from '../../support/admin';
import { readDocumentedPaths } from '../../rules/data-model';
import { projectId } from '../../support/environment';

/** The whole content of Firestore as one text. */
export async function readFirestoreAsText(): Promise<string> {
  const roots = (await firestore.listCollections()).map(({ id }) => id);
  const documented = readDocumentedPaths('Firestore').flatMap((path) =>
    path.split('/').filter((_, index) => index % 2 === 0),
  );
  const texts: string[] = [];
  for (const id of new Set([...roots, ...documented])) {
    const { docs } = await firestore.collectionGroup(id).get();
    texts.push(
      ...docs.map((document) => `${document.ref.path} ${JSON.stringify(document.data())}`),
    );
  }
  return texts.join('\n');
}

/** All logs of the emulators and the functions as one text. */
export function readLogsAsText(): string {
  const folder = join(CACHE_FOLDER, 'emulators', projectId);
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  return logs.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

/** Everything that the page stores: localStorage, sessionStorage, IndexedDB and cookies. */
export function readBrowserStorageAsText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('the database cannot be read'));
      });
    const texts = [localStorage, sessionStorage].map((storage) =>
      JSON.stringify(Object.entries(storage)),
    );
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store).getAll() as IDBRequest<
          unknown[]
        >;
        texts.push(JSON.stringify(await asked(records)));
      }
      database.close();
    }
    return [...texts, document.cookie].join('\n');
  });
}
