import type { Address } from '@smriti/shared/account/addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addAddress, type AddressInput } from '#lib/addresses/addresses.ts';
import { invalidate } from '#lib/queries/invalidate.ts';

/**
 * Mutation that adds an address; calls `onAdded` after the lists have been refetched. A retry after
 * a lost response does not add a second address.
 */
export function useAddAddress(onAdded: (address: Address) => void) {
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState({ sent: '', key: '' });
  return useMutation({
    mutationFn: (input: AddressInput) => {
      const sent = JSON.stringify(input);
      const key = sent === attempt.sent ? attempt.key : crypto.randomUUID();
      setAttempt({ sent, key });
      return addAddress(input, key);
    },
    onSuccess: async (address) => {
      setAttempt({ sent: '', key: '' });
      await invalidate.address(queries);
      onAdded(address);
    },
  });
}
