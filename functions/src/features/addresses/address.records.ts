import { address, type Address, addressType } from '@smriti/shared/account/addresses';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

const { shape } = address;

/** addresses/{id}. The country is always that of the shop. */
export const addressRecord = storedObject({
  id: z.string(),
  user_id: z.string(),
  first_name: shape.first_name,
  last_name: shape.last_name,
  email: shape.email,
  phone: shape.phone,
  street: shape.street,
  city: shape.city,
  state: shape.state,
  postal_code: shape.postal_code,
  country: shape.country,
  latitude: shape.latitude,
  longitude: shape.longitude,
  type: z._default(addressType, 'Home'),
  is_default: z.boolean(),
  created_at: storedTime,
  updated_at: storedTime,
});
export type AddressRecord = z.output<typeof addressRecord>;

/** The address for its owner. */
export function toAddress({ is_default, ...record }: AddressRecord): Address {
  return {
    ...record,
    isDefault: is_default,
    zipCode: record.postal_code,
    address: record.street,
  };
}
