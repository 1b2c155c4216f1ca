import { type ShippingMethod, shippingMethods } from '@smriti/shared/catalogue/reference-data';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { localiseByLanguage, type LocaliseFunction } from '#lib/language/localise.ts';
import { keys } from '#lib/queries/keys.ts';

/** Query for the shipping methods that customers can choose. */
export const shippingMethodsQuery = queryOptions({
  queryKey: keys['shipping-methods'].list(),
  queryFn: ({ signal }) => callPublic(shippingMethods.list, { signal }),
  get select(): LocaliseFunction<ShippingMethod[]> {
    return localiseByLanguage();
  },
});
