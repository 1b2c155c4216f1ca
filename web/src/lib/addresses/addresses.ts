import {
  type Address,
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '@smriti/shared/account/addresses';
import type { InputOf } from '@smriti/shared/base/endpoint';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { useSession } from '#lib/session/session-store.ts';

/** Form values of an address, in the format of the API. */
export type AddressInput = InputOf<(typeof createAddress)['body']>;

/** Query for the user's address book: the default address first, then the newest. */
export function addressesQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.addresses.list(userId),
    queryFn: async ({ signal }) =>
      (await callApi(listAddresses, { params: { userId }, signal })).addresses,
  });
}

/** The customer's addresses; not loaded for visitors. */
export function useAddresses() {
  const uid = useSession((session) => session.user?.uid ?? '');
  return useQuery({ ...addressesQuery(uid), enabled: uid !== '' });
}

/**
 * Adds an address.
 * @param idempotencyKey key that all retries share, so that only one address is added
 */
export async function addAddress(body: AddressInput, idempotencyKey: string): Promise<Address> {
  return (await callApi(createAddress, { body, idempotencyKey })).address;
}

/** Updates an address; the API requires the whole record. */
export async function saveAddress(address: Address, changes: AddressInput): Promise<Address> {
  const { id } = address;
  return (await callApi(updateAddress, { params: { id }, body: { ...address, ...changes } }))
    .address;
}

export async function removeAddress(id: string): Promise<void> {
  await callApi(deleteAddress, { params: { id } });
}
