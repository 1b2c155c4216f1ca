import * as z from 'zod/mini';
import type { DatabaseTransaction } from '../../platform/database';
import { type CatalogueRecord, catalogueRecords } from './catalogue.records';

const SETTINGS = 'catalogue/initial-payments/items';
const pathOf = (id: number) => `${SETTINGS}/${id}`;

export type InitialPaymentRecord = CatalogueRecord<'initial-payments'>;

/** The setting, or null. */
export async function findInitialPayment(
  tx: DatabaseTransaction,
  id: number,
): Promise<InitialPaymentRecord | null> {
  const document = await tx.get(pathOf(id));
  return document && z.parse(catalogueRecords['initial-payments'], document.data);
}

/** The ids of a product's settings, of which there is at most one; null is the default's. */
export async function findSettingsOf(
  tx: DatabaseTransaction,
  productId: number | null,
): Promise<number[]> {
  const documents = await tx.find(SETTINGS, (all) => all.where('product_id', '==', productId));
  return documents.map(({ id }) => Number(id));
}

/** An id that no setting has. */
export async function nextInitialPaymentId(tx: DatabaseTransaction): Promise<number> {
  const [last] = await tx.find(SETTINGS, (all) => all.orderBy('id', 'desc').limit(1));
  return last ? Number(last.id) + 1 : 1;
}

export async function hasProduct(tx: DatabaseTransaction, id: number): Promise<boolean> {
  return (await tx.get(`catalogue/products/items/${id}`)) !== null;
}

/** Makes or replaces a setting. */
export function writeInitialPayment(tx: DatabaseTransaction, record: InitialPaymentRecord): void {
  tx.set(pathOf(record.id), record);
}

export function removeInitialPayment(tx: DatabaseTransaction, id: number): void {
  tx.delete(pathOf(id));
}
