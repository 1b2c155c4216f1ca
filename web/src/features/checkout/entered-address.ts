import type { Address } from '@smriti/shared/account/addresses';
import { type AddressDraft, draftOf, inputOf } from '../../components/address/address-draft';

/** A saved address as the form is filled with it. Which one is the default is no matter here. */
export function filledWith(address: Address): AddressDraft {
  return { ...draftOf(address), isDefault: false };
}

function isSame(draft: AddressDraft, address: Address): boolean {
  const entered: Readonly<Record<string, unknown>> = inputOf({ ...draft, isDefault: false });
  return Object.entries(inputOf(filledWith(address))).every(
    ([field, value]) => entered[field] === value,
  );
}

/**
 * The saved address that the form holds, the picked one first; null where it holds another one,
 * which is a new one then: what is saved is not changed from here.
 */
export function savedAs(
  draft: AddressDraft,
  addresses: readonly Address[],
  picked: string | null,
): Address | null {
  const same = addresses.filter((address) => isSame(draft, address));
  return same.find(({ id }) => id === picked) ?? same[0] ?? null;
}
