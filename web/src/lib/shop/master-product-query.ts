import { getMasterProduct } from '@smriti/shared/catalogue/products';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';

export const masterProductQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys['master-product'].one(id),
    queryFn: ({ signal }) => callPublic(getMasterProduct, { params: { id }, signal }),
    enabled: id !== '',
  });
