import {
  type Address,
  type AddressType,
  SHOP_COUNTRY,
  createAddress,
  MAX_ADDRESSES,
  updateAddress,
} from '@smriti/shared/account/addresses';
import { AppError } from '@smriti/shared/base/errors';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import { type ListRow, readableRows } from '../../platform/database/list-rows';
import { invalidFieldsError } from '../../platform/invalid-fields';
import { findOwnAddress, addressNotFoundError } from './address.access';
import {
  addressFormProblems,
  type AddressForm,
  compareAddresses,
  normaliseAddressForm,
} from './address.domain';
import { type AddressRecord, toAddress } from './address.records';
import {
  deleteAddressRecord,
  findAddresses,
  writeAddress,
  updateIsDefault,
} from './address.repository';

type Storage = Pick<Deps, 'db' | 'clock'>;

/** The form with its user id, which must be the caller's. */
interface AddressInput extends AddressForm {
  user_id?: string | undefined;
  type?: AddressType | undefined;
  isDefault?: boolean | undefined;
}

interface AddressWrite {
  ownerUid: string;
  input: AddressInput;
  idempotency: IdempotencyClaim | null;
}

function assertValid({ ownerUid, input }: AddressWrite): void {
  if (input.user_id !== undefined && input.user_id !== ownerUid) throw addressNotFoundError();
  const problems = addressFormProblems(input);
  if (problems.length > 0) throw invalidFieldsError(problems);
}

/** Clears the default mark of all addresses except `id`. */
function unmarkOthers(
  tx: DatabaseTransaction,
  all: readonly ListRow<AddressRecord>[],
  id: string,
): void {
  for (const other of all) {
    const mayBeDefault = other.record?.is_default ?? true;
    if (mayBeDefault && other.id !== id) updateIsDefault(tx, other.id, false);
  }
}

/** Addresses of an account, the default first, then newest first. */
export async function listAddresses({ db }: Pick<Deps, 'db'>, uid: string): Promise<Address[]> {
  return readableRows(await findAddresses(db, uid))
    .sort(compareAddresses)
    .map(toAddress);
}

/**
 * The caller's addresses, sorted as by `listAddresses`.
 * @throws AppError not_found when `uid` is not the caller's.
 */
export async function listOwnAddresses(
  deps: Pick<Deps, 'db'>,
  callerUid: string,
  uid: string,
): Promise<Address[]> {
  if (uid !== callerUid) throw addressNotFoundError();
  return listAddresses(deps, uid);
}

/** @throws AppError not_found, also for another user's address. */
export async function getOwnAddress(
  { db }: Pick<Deps, 'db'>,
  ownerUid: string,
  id: string,
): Promise<Address> {
  return toAddress(await findOwnAddress(db, ownerUid, id));
}

/**
 * Adds an address to the caller's book; the first one becomes the default.
 * @throws AppError invalid_input with every failing field, or business_rule when the book is full.
 */
export async function addAddress(
  deps: Storage & Pick<Deps, 'ids'>,
  write: AddressWrite,
): Promise<{ address: Address }> {
  assertValid(write);
  const { ownerUid, input, idempotency } = write;
  const id = deps.ids.id();
  return runOnce(deps, idempotency, createAddress.response, async (tx) => {
    const all = await findAddresses(tx, ownerUid);
    if (all.length >= MAX_ADDRESSES) {
      throw new AppError(
        'business_rule',
        `An address book holds ${MAX_ADDRESSES} addresses. Please delete one first.`,
      );
    }
    const now = deps.clock.now().toISOString();
    const record: AddressRecord = {
      ...normaliseAddressForm(input),
      id,
      user_id: ownerUid,
      country: SHOP_COUNTRY,
      type: input.type ?? 'Home',
      is_default: input.isDefault === true || all.length === 0,
      created_at: now,
      updated_at: now,
    };
    if (record.is_default) unmarkOthers(tx, all, id);
    writeAddress(tx, record);
    return { address: toAddress(record) };
  });
}

/**
 * Replaces an address of the caller; placed orders keep their copies.
 * @throws AppError invalid_input with every failing field, or not_found.
 */
export async function changeAddress(
  deps: Storage,
  id: string,
  write: AddressWrite,
): Promise<{ address: Address }> {
  assertValid(write);
  const { ownerUid, input, idempotency } = write;
  return runOnce(deps, idempotency, updateAddress.response, async (tx) => {
    const before = await findOwnAddress(tx, ownerUid, id);
    const becomesDefault = input.isDefault === true && !before.is_default;
    const all = becomesDefault ? await findAddresses(tx, ownerUid) : [];
    const record: AddressRecord = {
      ...before,
      ...normaliseAddressForm(input),
      type: input.type ?? before.type,
      is_default: before.is_default || becomesDefault,
      updated_at: deps.clock.now().toISOString(),
    };
    unmarkOthers(tx, all, id);
    writeAddress(tx, record);
    return { address: toAddress(record) };
  });
}

/**
 * Deletes an address of the caller. If it was the default, the newest other one becomes the default.
 * @throws AppError not_found
 */
export async function removeAddress(
  { db }: Pick<Deps, 'db'>,
  ownerUid: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await findOwnAddress(tx, ownerUid, id);
    const all = record.is_default ? await findAddresses(tx, ownerUid) : [];
    const [next] = readableRows(all.filter((other) => other.id !== id)).sort(compareAddresses);
    deleteAddressRecord(tx, id);
    if (next) updateIsDefault(tx, next.id, true);
  });
}
