import type { Address } from '@smriti/shared/account/addresses';
import { type AddressDraft, draftOf, inputOf } from '../../domains/address/address-draft';

/** A saved address as the form is filled with it. Which one is the default is no matter here. */
export function filledWith(address: Address): AddressDraft {
  return { ...draftOf(address), isDefault: false };
}

/** Whether the form holds a saved address as it is. */
export function isSame(draft: AddressDraft, address: Address): boolean {
  const entered: Readonly<Record<string, unknown>> = inputOf({ ...draft, isDefault: false });
  return Object.entries(inputOf(filledWith(address))).every(
    ([field, value]) => entered[field] === value,
  );
}
