import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#lib/language/i18n.ts';
import { recordName } from './form-values';
import { kindMessages } from './kind-messages';
import { getKindConfig } from './kinds';
import { recordQuery } from './managed-records';

const products = getKindConfig('products');

interface ProductNameProps {
  /** Product id in the record; null if the record is not about a single product. */
  id: unknown;
}

/** Name of the product with this id. */
export function ProductName({ id }: ProductNameProps) {
  const t = useMessages(kindMessages);
  return typeof id === 'number' ? <LoadedProductName id={id} /> : t.productNone;
}

function LoadedProductName({ id }: { id: number }) {
  const { data } = useQuery(recordQuery('products', String(id)));
  return data ? recordName(products, data) : '…';
}
