import { collectionOf, type FoundDocument } from './recorded-documents.ts';

/** The part of Firestore, or of a document reference, that is used here. */
interface Parent {
  listCollections(): Promise<Collection[]>;
}

interface Collection {
  path: string;
  get(): Promise<{ docs: { ref: Parent & { path: string }; data(): Record<string, unknown> }[] }>;
}

/** All documents of the given collections, such as `orders/*` and the rounds of albums. */
export async function findDocuments(
  firestore: Parent,
  wanted: readonly string[],
): Promise<FoundDocument[]> {
  async function below(parent: Parent): Promise<FoundDocument[]> {
    const found: FoundDocument[] = [];
    for (const collection of await parent.listCollections()) {
      const name = collectionOf(`${collection.path}/*`);
      if (!wanted.some((one) => one === name || one.startsWith(`${name}/`))) continue;
      const { docs } = await collection.get();
      found.push(...docs.map((one): FoundDocument => [one.ref.path, one.data()]));
      if (!wanted.some((one) => one.startsWith(`${name}/`))) continue;
      for (const { ref } of docs) found.push(...(await below(ref)));
    }
    return found;
  }
  return below(firestore);
}
