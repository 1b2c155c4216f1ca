import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#lib/language/i18n.ts';
import { recordName } from './form-values';
import type { CatalogueKindConfig } from './kind-config';
import { kindMessages } from './kind-messages';
import { getKindConfig } from './kinds';
import { type ManagedRecord, recordQuery } from './managed-records';

const products = getKindConfig('products');

/** Name of a product; '…' while it is loading, or without an id. */
export function useProductName(id: string | null): string {
  const { data } = useQuery({ ...recordQuery('products', id ?? ''), enabled: id !== null });
  return data ? recordName(products, data) : '…';
}

/** Name of a record; if its kind has no names, that of its product, or that it is for all products. */
export function useRecordName(kind: CatalogueKindConfig, record: ManagedRecord): string {
  const { productNone } = useMessages(kindMessages);
  const isOfProduct = kind.naming === 'product_id';
  const id = typeof record.product_id === 'number' ? String(record.product_id) : null;
  const product = useProductName(isOfProduct ? id : null);
  if (!isOfProduct) return recordName(kind, record);
  return id === null ? productNone : product;
}
