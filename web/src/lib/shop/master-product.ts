import { getMasterProduct } from '@smriti/shared/catalogue/products';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '../api/api';
import { keys } from '../queries/keys';

/** A product with all its options. */
export const masterProductQuery = (id: string) =>
  queryOptions({
    queryKey: keys['master-product'].one(id),
    queryFn: ({ signal }) => callPublic(getMasterProduct, { params: { id }, signal }),
    enabled: id !== '',
  });
