import { type ShippingMethod, shippingMethods } from '@smriti/shared/catalogue/reference-data';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '../api/api';
import { inPageLanguage, type Localise } from '../language/localised';
import { keys } from '../queries/keys';

/** The shipping methods that can be chosen. */
export const shippingMethodsQuery = queryOptions({
  queryKey: keys['shipping-methods'].list(),
  queryFn: ({ signal }) => callPublic(shippingMethods.list, { signal }),
  get select(): Localise<ShippingMethod[]> {
    return inPageLanguage();
  },
});
