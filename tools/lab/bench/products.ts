import type { Firestore } from 'firebase-admin/firestore';
import { compileCatalogue } from '../../../functions/src/features/catalogue/snapshot/catalogue-compiler.service.ts';
import { systemClock } from '../../../functions/src/platform/clock.ts';
import type { Origins } from '../../../shared/local/environment.ts';
import { catalogueDocuments } from '../../../seed/src/catalogue-documents.ts';
import { catalogue } from '../../../seed/src/data/catalogue.ts';
import { createManyProducts } from '../../../seed/src/many-products.ts';
import { writeDocuments } from '../../../seed/src/seed-document.ts';

export const SEEDED_PRODUCT_COUNT = catalogue.products.length;

/** Removes the added products, whose ids follow those of the seeded ones. */
async function removeProductsAfter(firestore: Firestore, count: number): Promise<void> {
  const { docs } = await firestore
    .collection('catalogue/products/items')
    .where('id', '>', count)
    .select()
    .get();
  const writer = firestore.bulkWriter();
  for (const { ref } of docs) void writer.delete(ref);
  await writer.close();
}

/**
 * Adds or removes products until the shop has `count`, and compiles its catalogue. Triggers are
 * disabled meanwhile, because one event per product would keep the functions busy for long.
 */
export async function setProductCount(
  firestore: Firestore,
  origins: Origins,
  count: number,
): Promise<void> {
  const documents = catalogueDocuments({ ...catalogue, products: createManyProducts(count) });
  await runWithoutTriggers(origins, async () => {
    await writeDocuments(firestore, documents);
    await removeProductsAfter(firestore, count);
  });
  const { rejected } = await compileCatalogue(firestore, systemClock);
  if (rejected.length > 0) throw new Error(`no valid records:\n${rejected.join('\n')}`);
}

/** Calls `work` while the triggers of the functions emulator are disabled. */
async function runWithoutTriggers(origins: Origins, work: () => Promise<void>): Promise<void> {
  await setTriggers(origins, 'disable');
  await work();
  await setTriggers(origins, 'enable');
}

async function setTriggers({ hub }: Origins, change: 'enable' | 'disable'): Promise<void> {
  const path = `/functions/${change}BackgroundTriggers`;
  const response = await fetch(`${hub}${path}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`PUT ${path}: ${response.status} ${await response.text()}`);
}
