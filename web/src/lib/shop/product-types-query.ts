import { productTypeEndpoints } from '@smriti/shared/catalogue/reference-data';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { getLocaliseFunction, type LocaliseFunction } from '#lib/language/localise.ts';
import { queryKeys } from '#lib/queries/keys.ts';

/** Query for the kinds of product, such as albums and calendars. */
export const productTypesQuery = queryOptions({
  queryKey: queryKeys['product-types'].list(),
  queryFn: ({ signal }) => callPublic(productTypeEndpoints.list, { signal }),
  get select(): LocaliseFunction<AnswerOf<typeof productTypeEndpoints.list>> {
    return getLocaliseFunction();
  },
});
