import {
  type ShippingMethod,
  shippingMethodEndpoints,
} from '@smriti/shared/catalogue/reference-data';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { getLocaliseFunction, type LocaliseFunction } from '#lib/language/localise.ts';
import { queryKeys } from '#lib/queries/keys.ts';

/** Query for the shipping methods that customers can choose. */
export const shippingMethodsQuery = queryOptions({
  queryKey: queryKeys['shipping-methods'].list(),
  queryFn: ({ signal }) => callPublic(shippingMethodEndpoints.list, { signal }),
  get select(): LocaliseFunction<ShippingMethod[]> {
    return getLocaliseFunction();
  },
});
