import { useState } from 'react';
import { useForm } from '../../lib/forms/use-form';
import { type Card, cardProblems, EMPTY_CARD } from './card';

function problemsOf(card: Card) {
  return cardProblems(card, new Date()).map((field) => ({ field }));
}

/** What is typed of a card, and which of its fields are wrong. */
export function useCard() {
  const [card, setCard] = useState(EMPTY_CARD);
  const { problemOf, check, edited, clear } = useForm(problemsOf);

  /** Takes what was typed; the error of the field that was typed in clears. */
  function edit(next: Card, field?: keyof Card): void {
    setCard(next);
    if (field) edited([field]);
    else clear();
  }

  return {
    card,
    isWrong: (field: keyof Card) => problemOf(field) !== undefined,
    edit,
    clear,
    /** Judges every field; the first that is wrong takes the focus. @returns whether none is. */
    check: (form: HTMLFormElement | null) => check(card, form),
  };
}
