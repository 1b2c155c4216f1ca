import { useQuery } from '@tanstack/react-query';
import { serverMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { shippingMethodsQuery } from '#lib/shop/shipping.ts';
import { checkoutMessages } from './messages';

/** Shipping methods; errors show the server's message (docs/rules.md#pages-12). */
export function useShippingMethods() {
  const t = useMessages(checkoutMessages);
  const query = useQuery(shippingMethodsQuery);
  const messageOf = (error: Error) => serverMessage(error) ?? t.methodsFailed;
  return { query, messageOf };
}
