interface DisputeUpdate {
  id: string;
  status: 'open' | 'won' | 'lost';
}

interface Disputable {
  dispute: (DisputeUpdate & { at: string }) | null;
}

/**
 * The payment with its dispute updated; null when nothing changes. Messages arrive in any order: an
 * older message does not reopen a closed dispute.
 */
export function updateDispute<P extends Disputable>(
  payment: P,
  { id, status }: DisputeUpdate,
  now: string,
): P | null {
  const { dispute } = payment;
  const isSame = dispute?.id === id;
  if (isSame && (dispute.status === status || status === 'open')) return null;
  return { ...payment, dispute: { id, status, at: now } };
}
