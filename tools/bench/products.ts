import type { Firestore } from 'firebase-admin/firestore';
import { compileCatalogue } from '../../functions/src/features/catalogue/catalogue-compiler.service.ts';
import { systemClock } from '../../functions/src/platform/clock.ts';
import type { Origins } from '../environment.ts';
import { catalogueDocuments } from '../../seed/src/catalogue-documents.ts';
import { catalogue } from '../../seed/src/data/catalogue.ts';
import { manyProducts } from '../../seed/src/many-products.ts';
import { writeDocuments } from '../../seed/src/seed-document.ts';

/** As many products as the seeded shop has. */
export const SEEDED_PRODUCTS = catalogue.products.length;

/**
 * Fills the shop with `count` products and compiles its catalogue. The functions are not told of
 * each one, as they would be kept busy by it for long.
 */
export async function fillWithProducts(
  firestore: Firestore,
  origins: Origins,
  count: number,
): Promise<void> {
  const documents = catalogueDocuments({ ...catalogue, products: manyProducts(count) });
  await withoutTriggers(origins, () => writeDocuments(firestore, documents));
  const { rejected } = await compileCatalogue(firestore, systemClock);
  if (rejected.length > 0) throw new Error(`no valid records:\n${rejected.join('\n')}`);
}

/** Works while the functions are told of nothing that is written. */
export async function withoutTriggers(origins: Origins, work: () => Promise<void>): Promise<void> {
  await setTriggers(origins, 'disable');
  await work();
  await setTriggers(origins, 'enable');
}

async function setTriggers({ hub }: Origins, change: 'enable' | 'disable'): Promise<void> {
  const path = `/functions/${change}BackgroundTriggers`;
  const response = await fetch(`${hub}${path}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`PUT ${path}: ${response.status} ${await response.text()}`);
}
