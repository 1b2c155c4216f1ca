import { useQuery } from '@tanstack/react-query';
import { recordName } from './form-values';
import { getKindConfig } from './kinds';
import { recordQuery } from './managed-records';

const products = getKindConfig('products');
const ALL_OTHERS = 'All products without one of their own';

interface ProductNameProps {
  /** Product id in the record; null if the record is not about a single product. */
  id: unknown;
}

/** Name of the product with this id. */
export function ProductName({ id }: ProductNameProps) {
  return typeof id === 'number' ? <Named id={id} /> : ALL_OTHERS;
}

function Named({ id }: { id: number }) {
  const { data } = useQuery(recordQuery('products', String(id)));
  return data ? recordName(products, data) : '…';
}
