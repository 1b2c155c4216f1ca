import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { numberFromText, boundedText } from '../base/fields';
import { recordId, uid } from '../base/ids';

/** The only country the shop delivers to; read-only in the form. */
export const SHOP_COUNTRY = 'India';
export const MAX_ADDRESSES = 50;
/** Labels of an address, shown in the reorder view. */
export const ADDRESS_TYPES = ['Home', 'Work', 'Other'] as const;
export const addressType = z.enum(ADDRESS_TYPES);
export type AddressType = z.infer<typeof addressType>;

/** Maximum lengths, used by fields and schemas. */
export const ADDRESS_LENGTHS = {
  first_name: 50,
  last_name: 50,
  email: 254,
  phone: 20,
  street: 200,
  city: 100,
  state: 100,
  postal_code: 10,
} as const;

/** A saved address (docs/rules.md#addresses-1), with the field names of the reorder view. */
export const address = z.object({
  id: z.string(),
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Stored without spaces and hyphens. */
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  /** A PIN code: 6 digits. */
  postal_code: z.string(),
  country: z.string(),
  /** Degrees; null when no point was chosen on the map. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  type: addressType,
  /** Exactly one address of each owner is the default, if there are any. */
  isDefault: z.boolean(),
  /** The same as `postal_code`. */
  zipCode: z.string(),
  /** The same as `street`. */
  address: z.string(),
});
export type Address = z.infer<typeof address>;

/** Degrees; '' and null mean that no point was chosen. */
function degrees(limit: number) {
  return z._default(
    z.union([
      z.pipe(
        z.union([z.literal(''), z.null()]),
        z.transform(() => null),
      ),
      numberFromText(-limit, limit),
    ]),
    null,
  );
}

/** address-validation.ts checks emptiness, PIN code and phone. */
const required = (field: keyof typeof ADDRESS_LENGTHS) =>
  z._default(boundedText(ADDRESS_LENGTHS[field]), '');

const form = {
  first_name: required('first_name'),
  last_name: required('last_name'),
  email: required('email'),
  phone: required('phone'),
  street: required('street'),
  city: required('city'),
  state: required('state'),
  postal_code: required('postal_code'),
  latitude: degrees(90),
  longitude: degrees(180),
  /** Type of the address; 'Home' by default on creation; an update without a type keeps the current one. */
  type: z.optional(addressType),
  /** true makes the address the default; false is ignored, because one address has to be the default. */
  isDefault: z.optional(z.boolean()),
  /** Owner of the address; has to be the caller's uid. */
  user_id: z.optional(uid),
};

const byId = z.object({ id: recordId });

/** The caller's addresses: the default first, then the newest. */
export const listAddresses = endpoint({
  method: 'GET',
  path: '/addresses/user/:userId',
  params: z.object({ userId: uid }),
  response: z.object({ addresses: z.array(address) }),
});

export const getAddress = endpoint({
  method: 'GET',
  path: '/addresses/:id',
  params: byId,
  response: z.object({ address }),
});

export const createAddress = endpoint({
  method: 'POST',
  path: '/addresses',
  body: z.strictObject({
    ...form,
    country: z.optional(z.literal(SHOP_COUNTRY, { error: `We deliver in ${SHOP_COUNTRY} only.` })),
  }),
  response: z.object({ address }),
});

/** Accepts the whole record back; read-only fields are ignored. */
export const updateAddress = endpoint({
  method: 'PUT',
  path: '/addresses/:id',
  params: byId,
  body: z.strictObject({
    ...form,
    id: z.optional(recordId),
    country: z.optional(boundedText(100)),
    zipCode: z.optional(boundedText(100)),
    address: z.optional(boundedText(ADDRESS_LENGTHS.street)),
  }),
  response: z.object({ address }),
});

/** Deleting the default address makes the newest remaining one the default. */
export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/addresses/:id',
  params: byId,
  response: z.object({ message: z.string() }),
});
