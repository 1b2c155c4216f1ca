import { useQueries, useQuery } from '@tanstack/react-query';
import { useMessages } from '#lib/language/i18n.ts';
import { recordName } from './form-values';
import type { CatalogueKindConfig, KindName } from './kind-config';
import { kindMessages } from './kind-messages';
import { getKindConfig } from './kinds';
import { type ManagedRecord, recordOptionsQuery, recordQuery } from './managed-records';

/** Options of a form by kind; undefined while loading, empty if loading failed. */
export type RecordOptions = ReadonlyMap<KindName, readonly ManagedRecord[] | undefined>;

/** Kinds whose records a form offers as options. */
export function listReferencedKinds({ fields }: CatalogueKindConfig): KindName[] {
  const names = fields.flatMap((field) =>
    field.type === 'many' || (field.type === 'one' && !field.isSearched) ? [field.of] : [],
  );
  return [...new Set(names)];
}

export function useRecordOptions(kind: CatalogueKindConfig): RecordOptions {
  const names = listReferencedKinds(kind);
  const answers = useQueries({ queries: names.map(recordOptionsQuery) });
  return new Map(
    names.map((name, index) => {
      const { data, isError } = answers[index] ?? {};
      return [name, data ?? (isError ? [] : undefined)];
    }),
  );
}

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
