import type { Address } from '@smriti/shared/account/addresses';
import {
  type AddressDraft,
  toAddressDraft,
  toAddressInput,
} from '#domains/address/address-draft.ts';

/** Form values of a saved address; whether it is the default does not matter here. */
export function filledWith(address: Address): AddressDraft {
  return { ...toAddressDraft(address), isDefault: false };
}

/** Whether the form equals a saved address. */
export function isSame(draft: AddressDraft, address: Address): boolean {
  const entered: Readonly<Record<string, unknown>> = toAddressInput({ ...draft, isDefault: false });
  return Object.entries(toAddressInput(filledWith(address))).every(
    ([field, value]) => entered[field] === value,
  );
}
