import * as z from 'zod/mini';
import { ADDRESS_LENGTHS } from '../account/addresses';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { recordId } from '../base/ids';
import { isoTime } from '../base/time';
import { deliveryAddressFields, orderDetail } from './orders';

/* Changes of the delivery address of a placed order by staff (docs/rules.md#orders-23). */

export const MAX_ADDRESS_CHANGES = 20;
/** Maximum length of a recipient's name: a first and a last name. */
export const MAX_RECIPIENT_LENGTH = ADDRESS_LENGTHS.first_name + 1 + ADDRESS_LENGTHS.last_name;

/** The version of an order's address is the number of its changes. */
const addressVersion = z.int().check(z.gte(0), z.lte(MAX_ADDRESS_CHANGES));

/**
 * Changes the delivery address of a placed order until its printing begins (docs/rules.md#orders-23), by the
 * rules of saved addresses. 409 with `orderAddress` for an outdated `version`; 422 for an address to which
 * the shipping method does not deliver, or in another state than the one on the order's invoice. The
 * customer gets a mail.
 */
export const changeOrderAddress = endpoint({
  method: 'PUT',
  path: '/orders/:id/address',
  params: z.object({ id: recordId }),
  body: z.strictObject({
    contact_name: z._default(boundedText(MAX_RECIPIENT_LENGTH), ''),
    contact_phone: z._default(boundedText(ADDRESS_LENGTHS.phone), ''),
    contact_email: z._default(boundedText(ADDRESS_LENGTHS.email), ''),
    shipping_address_line1: z._default(boundedText(ADDRESS_LENGTHS.street), ''),
    city: z._default(boundedText(ADDRESS_LENGTHS.city), ''),
    state: z._default(boundedText(ADDRESS_LENGTHS.state), ''),
    postal_code: z._default(boundedText(ADDRESS_LENGTHS.postal_code), ''),
    version: addressVersion,
    /** Whether to change the other orders that go to the same address in the same parcel, too. */
    along: z._default(z.boolean(), false),
  }),
  response: z.object({ order: orderDetail }),
});

/** The current address of an order: the `details` of the 409 for an outdated version. */
export const orderAddress = z.object({ ...deliveryAddressFields, version: z.int() });

export const addressChange = z.object({
  at: isoTime,
  by_name: z.string(),
  before: z.object(deliveryAddressFields),
  after: z.object(deliveryAddressFields),
});
