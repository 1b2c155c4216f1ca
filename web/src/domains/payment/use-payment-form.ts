import type { PaymentMethod } from '@smriti/shared/payment/payments';
import { useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { useSession } from '#lib/session/session-store.ts';
import { type CardDetails, listCardProblems, EMPTY_CARD } from './card';

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

function problemsOf(card: CardDetails) {
  return listCardProblems(card, new Date()).map((field) => ({ field }));
}

/** State of the card form: typed details, beginning with the customer's name, and invalid fields. */
function useCard() {
  const name = useSession(({ user }) => user?.displayName ?? '');
  const [card, setCard] = useState<CardDetails>({ ...EMPTY_CARD, name });
  const { problemOf, check, edited, clear } = useForm(problemsOf);

  /** Updates the card and clears the edited field's error. */
  function edit(next: CardDetails, field?: keyof CardDetails): void {
    setCard(next);
    if (field) edited([field]);
    else clear();
  }

  return {
    card,
    isWrong: (field: keyof CardDetails) => problemOf(field) !== undefined,
    edit,
    clear,
    /** Validates all fields and focuses the first invalid one. @returns whether all are valid */
    check: (form: HTMLFormElement | null) => check(card, form),
  };
}
