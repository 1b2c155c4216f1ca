import { type ShippingMethod, shippingMethods } from '@smriti/shared/catalogue/reference-data';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '../api/api';
import { inPageLanguage, type Localise } from '../language/localised';
import { keys } from '../queries/keys';

/** Shipping methods that customers can choose. */
export const shippingMethodsQuery = queryOptions({
  queryKey: keys['shipping-methods'].list(),
  queryFn: ({ signal }) => callPublic(shippingMethods.list, { signal }),
  get select(): Localise<ShippingMethod[]> {
    return inPageLanguage();
  },
});
