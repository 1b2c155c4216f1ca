import type { Address } from '@smriti/shared/addresses';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../components/toast';
import {
  addAddress,
  type AddressInput,
  addressesQuery,
  refreshAddresses,
  removeAddress,
  saveAddress,
} from '../../lib/addresses';
import { ApiError } from '../../lib/api';
import { useSession } from '../../lib/session/session-store';
import { addressBookMessages } from './messages';

/** The customer's addresses. */
export function useAddresses() {
  const uid = useSession((session) => session.user?.uid ?? '');
  return useQuery({ ...addressesQuery(uid), enabled: uid !== '' });
}

/** What the server says of a failure, where it gives a reason. */
export function reasonOf(error: Error): string | null {
  return error instanceof ApiError && error.code !== 'internal' ? error.message : null;
}

/** A change of the address book, which is shown by the time `onDone` is called. */
function useChange<Input>(
  change: (input: Input) => Promise<unknown>,
  done: 'added' | 'saved' | 'deleted',
  onDone: () => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      showToast('success', addressBookMessages.get()[done]);
      await refreshAddresses(queries);
      onDone();
    },
  });
}

/** Adds an address; what is sent again, because no answer came, makes no second one. */
export function useAddAddress(onAdded: () => void) {
  const [attempt, setAttempt] = useState({ sent: '', key: '' });
  return useChange(
    (input: AddressInput) => {
      const sent = JSON.stringify(input);
      const key = sent === attempt.sent ? attempt.key : crypto.randomUUID();
      setAttempt({ sent, key });
      return addAddress(input, key);
    },
    'added',
    () => {
      setAttempt({ sent: '', key: '' });
      onAdded();
    },
  );
}

export function useSaveAddress(address: Address, onSaved: () => void) {
  return useChange((changes: AddressInput) => saveAddress(address, changes), 'saved', onSaved);
}

export function useRemoveAddress(onRemoved: () => void) {
  return useChange(removeAddress, 'deleted', onRemoved);
}
