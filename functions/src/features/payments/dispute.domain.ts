interface DisputeUpdate {
  id: string;
  status: 'open' | 'won' | 'lost';
}

interface Disputable {
  dispute: (DisputeUpdate & { at: string }) | null;
}

/**
 * A payment with what is known of its dispute; null where nothing is new. Messages come in any
 * order: a dispute that is over is not opened again by an older one.
 */
export function withDispute<P extends Disputable>(
  payment: P,
  { id, status }: DisputeUpdate,
  now: string,
): P | null {
  const { dispute } = payment;
  const isSame = dispute?.id === id;
  if (isSame && (dispute.status === status || status === 'open')) return null;
  return { ...payment, dispute: { id, status, at: now } };
}
