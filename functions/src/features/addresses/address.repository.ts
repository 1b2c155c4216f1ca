import { MAX_ADDRESSES } from '@smriti/shared/account/addresses';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type ListRow, parseListRows } from '../../platform/database/list-rows';
import { type AddressRecord, addressRecord } from './address.records';

const pathOf = (id: string) => `addresses/${id}`;

/** The address; null when missing. */
export async function findAddress(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<AddressRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(addressRecord, document.data);
}

/** All addresses of an owner, unsorted; one read each. */
export async function findAddresses(
  reader: Pick<Database, 'find'>,
  ownerUid: string,
): Promise<ListRow<AddressRecord>[]> {
  const documents = await reader.find('addresses', (all) =>
    all.where('user_id', '==', ownerUid).limit(MAX_ADDRESSES),
  );
  return parseListRows(documents, ({ data }) => z.parse(addressRecord, data));
}

/** Creates or replaces an address, timestamps included. */
export function writeAddress(tx: DatabaseTransaction, record: AddressRecord): void {
  tx.set(pathOf(record.id), {
    ...record,
    created_at: new Date(record.created_at),
    updated_at: new Date(record.updated_at),
  });
}

/** Sets or clears the default mark of an existing address. */
export function updateIsDefault(tx: DatabaseTransaction, id: string, isDefault: boolean): void {
  tx.update(pathOf(id), { is_default: isDefault });
}

export function deleteAddressRecord(tx: DatabaseTransaction, id: string): void {
  tx.delete(pathOf(id));
}
