import { useQuery } from '@tanstack/react-query';
import { nameOfRecord } from './form-values';
import { requiredKind } from './kinds';
import { recordQuery } from './managed';

const products = requiredKind('products');
const ALL_OTHERS = 'All products without one of their own';

interface ProductNameProps {
  /** Product id of the record; null when it applies to no single product. */
  id: unknown;
}

/** Name of the product that a record refers to by id. */
export function ProductName({ id }: ProductNameProps) {
  return typeof id === 'number' ? <Named id={id} /> : ALL_OTHERS;
}

function Named({ id }: { id: number }) {
  const { data } = useQuery(recordQuery('products', String(id)));
  return data ? nameOfRecord(products, data) : '…';
}
