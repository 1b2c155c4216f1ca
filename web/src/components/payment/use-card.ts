import { useState } from 'react';
import { type Card, type CardProblems, cardProblems, EMPTY_CARD } from './card';

const NO_PROBLEMS: CardProblems = { number: false, name: false, expiry: false, cvv: false };

/** What is typed of a card, and which of its fields are wrong. */
export function useCard() {
  const [card, setCard] = useState(EMPTY_CARD);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const clear = () => setProblems(NO_PROBLEMS);

  /** Takes what was typed; the error of the field that was typed in clears. */
  function edit(next: Card, field?: keyof Card): void {
    setCard(next);
    if (field) setProblems({ ...problems, [field]: false });
    else clear();
  }

  /** Judges every field; the first that is wrong takes the focus. @returns whether none is. */
  function check(form: HTMLFormElement | null): boolean {
    const found = cardProblems(card, new Date());
    setProblems(found);
    const [first] = Object.entries(found).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
    if (first === undefined) return true;
    form?.querySelector<HTMLInputElement>(`input[name='${first}']`)?.focus();
    return false;
  }

  return { card, problems, edit, clear, check };
}
