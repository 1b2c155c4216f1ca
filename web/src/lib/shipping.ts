import { shippingMethods } from '@smriti/shared/catalogue/reference-data';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from './api';

/** The shipping methods that can be chosen. */
export const shippingMethodsQuery = queryOptions({
  queryKey: ['shipping-methods'],
  queryFn: ({ signal }) => callPublic(shippingMethods.list, { signal }),
});
