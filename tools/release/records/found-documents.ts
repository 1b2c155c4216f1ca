import { toCollectionPattern, type DocumentEntry } from './recorded-documents.ts';

/** The used part of Firestore or of a document reference. */
interface Parent {
  listCollections(): Promise<Collection[]>;
}

interface Collection {
  path: string;
  get(): Promise<{ docs: { ref: Parent & { path: string }; data(): Record<string, unknown> }[] }>;
}

/** Finds all documents of collection patterns, such as `orders/*` and the rounds of albums. */
export async function findDocuments(
  firestore: Parent,
  wanted: readonly string[],
): Promise<DocumentEntry[]> {
  async function below(parent: Parent): Promise<DocumentEntry[]> {
    const found: DocumentEntry[] = [];
    for (const collection of await parent.listCollections()) {
      const name = toCollectionPattern(`${collection.path}/*`);
      if (!wanted.some((one) => one === name || one.startsWith(`${name}/`))) continue;
      const { docs } = await collection.get();
      found.push(...docs.map((one): DocumentEntry => [one.ref.path, one.data()]));
      if (!wanted.some((one) => one.startsWith(`${name}/`))) continue;
      for (const { ref } of docs) found.push(...(await below(ref)));
    }
    return found;
  }
  return below(firestore);
}
