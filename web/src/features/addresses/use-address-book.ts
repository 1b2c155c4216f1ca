import type { Address } from '@smriti/shared/account/addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AddressInput, removeAddress, saveAddress } from '#lib/addresses/addresses.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { addressBookMessages } from './messages';

/** Mutation of the address book; calls `onDone` after the list has been refetched. */
function useChange<Input>(
  change: (input: Input) => Promise<unknown>,
  done: 'saved' | 'deleted',
  onDone: () => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      showToast('success', addressBookMessages.get()[done]);
      await invalidate.address(queries);
      onDone();
    },
  });
}

export function useSaveAddress(address: Address, onSaved: () => void) {
  return useChange((changes: AddressInput) => saveAddress(address, changes), 'saved', onSaved);
}

export function useRemoveAddress(onRemoved: () => void) {
  return useChange(removeAddress, 'deleted', onRemoved);
}
