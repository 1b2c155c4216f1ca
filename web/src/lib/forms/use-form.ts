import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is wrong with one field of a form, by the field's name; forms add what kind of problem it is. */
interface Problem {
  field: string;
}

/** A form's check: what is wrong is shown at its field, and leads to it. */
export interface Form<Values, P extends Problem> {
  /** Of the last check, without those of the fields that were edited since. */
  problems: readonly P[];
  problemOf: (field: P['field']) => P | undefined;
  /**
   * Judges the values; the first field that is wrong takes the focus.
   * @param form null without one on the screen
   * @returns whether all is well
   */
  check: (values: Values, form: HTMLFormElement | null) => boolean;
  /** Handles the submit event: hands on the values if all is well with them. */
  submit: (
    event: SubmitEvent<HTMLFormElement>,
    values: Values,
    onValid: (values: Values) => void,
  ) => void;
  /** Forgets what was wrong with fields that are edited. */
  edited: (fields: readonly string[]) => void;
  /** Forgets all that was wrong. */
  clear: () => void;
}

/** The field of that name, or else the first that is marked as wrong. */
function fieldToCorrect(form: HTMLFormElement, { field }: Problem): HTMLElement | null {
  const named = form.elements.namedItem(field);
  return named instanceof HTMLElement ? named : form.querySelector('[aria-invalid]');
}

/**
 * What every form of the shop does with what is typed: judge it when it is sent, say what is wrong
 * with each field, lead to the first, and forget it once that field is edited.
 * @param problemsOf in the order of the fields; a form that tells one problem at a time finds one
 */
export function useForm<Values, P extends Problem>(
  problemsOf: (values: Values) => readonly P[],
): Form<Values, P> {
  const [problems, setProblems] = useState<readonly P[]>([]);

  function check(values: Values, form: HTMLFormElement | null): boolean {
    const found = problemsOf(values);
    flushSync(() => setProblems(found)); // at once: the field that takes the focus says why
    const [first] = found;
    if (first && form) fieldToCorrect(form, first)?.focus();
    return first === undefined;
  }

  return {
    problems,
    problemOf: (field) => problems.find((one) => one.field === field),
    check,
    submit(event, values, onValid) {
      event.preventDefault();
      if (check(values, event.currentTarget)) onValid(values);
    },
    edited: (fields) => {
      setProblems((before) => before.filter(({ field }) => !fields.includes(field)));
    },
    clear: () => setProblems([]),
  };
}
