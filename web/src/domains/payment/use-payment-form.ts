import type { PaymentMethod } from '@smriti/shared/payment/payments';
import { useState } from 'react';
import { useCard } from './use-card';

/**
 * The chosen method and the typed card details. Held by the page, above the form, so that nothing has to be
 * typed twice; never sent or stored.
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
