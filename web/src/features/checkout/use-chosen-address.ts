import type { Address } from '@smriti/shared/account/addresses';
import { useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { choicesOf, stepPath } from './steps';

/** The previously chosen or default address, and a function that continues with one. */
export function useChosenAddress(addresses: readonly Address[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const before = choicesOf(search);
  // until Shipping is shown, or until the customer navigates back before that
  const [isLeaving, startLeaving] = useTransition();

  /** Continues with an address and notes it in the history, so that 'back' finds it selected. */
  function goOn(addressId: string): void {
    if (isLeaving) return;
    const choices = { ...before, addressId };
    startLeaving(() => {
      void navigate(stepPath('details', choices), { replace: true });
      void navigate(stepPath('shipping', choices));
    });
  }

  const chosen = addresses.find(({ id }) => id === before.addressId);
  return { chosen: chosen ?? addresses[0] ?? null, goOn, isLeaving };
}
