import type { PaymentMethod } from '@smriti/shared/payment/payments';
import { useState } from 'react';
import { useCard } from './use-card';

/**
 * Chosen method and typed card details, owned by the page above the form, so that nothing has to be
 * typed twice. They are never sent or stored.
 */
export function usePaymentForm() {
  const [method, setMethod] = useState<PaymentMethod>('card');
  const card = useCard();

  function choose(next: PaymentMethod): void {
    setMethod(next);
    card.clear();
  }

  return { ...card, method, choose };
}

export type PaymentFormState = ReturnType<typeof usePaymentForm>;
