import { AppError } from '@smriti/shared/base/errors';
import type { Database } from '../../platform/database/database';
import type { AddressRecord } from './address.records';
import { findAddress } from './address.repository';

export function addressNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such address.');
}

/** @throws AppError not_found unless the address is in the customer's own address book. */
export async function findOwnAddress(
  reader: Pick<Database, 'get'>,
  uid: string,
  id: string,
): Promise<AddressRecord> {
  const address = await findAddress(reader, id);
  if (address?.user_id !== uid) throw addressNotFoundError();
  return address;
}
