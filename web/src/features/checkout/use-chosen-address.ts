import type { Address } from '@smriti/shared/addresses';
import { recordId } from '@smriti/shared/ids';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { stepPath } from './steps';

/** What the details step is told by, and tells, its place in the history. */
const state = z.object({ addressId: recordId });

/** The address that was chosen before, else the default one; and the way on with one. */
export function useChosenAddress(addresses: readonly Address[]) {
  const location = useLocation();
  const carried: unknown = location.state;
  const navigate = useNavigate();
  const before = state.safeParse(carried).data?.addressId;

  /** Leaves word for the way back, which finds the same address chosen. */
  function goOn(addressId: string): void {
    void navigate(location.pathname, { replace: true, state: { addressId } });
    void navigate(stepPath('shipping', { addressId }));
  }

  return { chosen: addresses.find(({ id }) => id === before) ?? addresses[0] ?? null, goOn };
}
