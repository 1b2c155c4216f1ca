import type { Page } from '@playwright/test';
import { Filter } from 'firebase-admin/firestore';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER } from '../../../shared/local/paths';
import { firestore } from '../../support/admin';
import { readDocumentedPaths } from '../../rules/data-model';
import { projectId } from '../../support/environment';

/** Fields of records that name accounts, and those of these fields that are lists. */
const OWNERS = ['uid', 'user_id', 'owner'];
const LISTS_OF_OWNERS = ['uids', 'concerns'];

/** All records of Firestore that name this account, as one text. */
export async function readRecordsAsText(uid: string): Promise<string> {
  const roots = (await firestore.listCollections()).map(({ id }) => id);
  const documented = readDocumentedPaths('Firestore').flatMap((path) =>
    path.split('/').filter((_, index) => index % 2 === 0),
  );
  const isOwner = Filter.or(
    ...OWNERS.map((field) => Filter.where(field, '==', uid)),
    ...LISTS_OF_OWNERS.map((field) => Filter.where(field, 'array-contains', uid)),
  );
  const found = await Promise.all(
    [...new Set([...roots, ...documented])].map((id) =>
      firestore.collectionGroup(id).where(isOwner).get(),
    ),
  );
  return found
    .flatMap(({ docs }) => docs)
    .map((document) => `${document.ref.path} ${JSON.stringify(document.data())}`)
    .join('\n');
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
