import { useQuery } from '@tanstack/react-query';
import { nameOfRecord } from './form-values';
import { requiredKind } from './kinds';
import { recordQuery } from './managed';

const products = requiredKind('products');
const ALL_OTHERS = 'All products without one of their own';

interface ProductNameProps {
  /** null: no product in particular. */
  id: unknown;
}

/** What a product is called that a record names by its id. */
export function ProductName({ id }: ProductNameProps) {
  return typeof id === 'number' ? <Named id={id} /> : ALL_OTHERS;
}

function Named({ id }: { id: number }) {
  const { data } = useQuery(recordQuery('products', String(id)));
  return data ? nameOfRecord(products, data) : '…';
}
