import type { DocumentData, Firestore } from 'firebase-admin/firestore';

export interface SeedDocument {
  path: string;
  data: DocumentData;
}

const LARGEST_BATCH = 500;

/** Writes documents in order, replacing existing ones. */
export async function writeDocuments(
  firestore: Firestore,
  documents: readonly SeedDocument[],
): Promise<void> {
  for (let first = 0; first < documents.length; first += LARGEST_BATCH) {
    const batch = firestore.batch();
    for (const { path, data } of documents.slice(first, first + LARGEST_BATCH)) {
      batch.set(firestore.doc(path), data);
    }
    await batch.commit();
  }
}
