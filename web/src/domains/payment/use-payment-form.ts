import type { PaymentMethod } from '@smriti/shared/payment/payments';
import { useState } from 'react';
import { useCard } from './use-card';

/**
 * The chosen method, and what is typed of a card. A page holds it above whatever it shows meanwhile,
 * so that nothing has to be typed twice; it is never sent or stored.
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
