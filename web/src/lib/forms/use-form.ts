import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** A problem of one field; forms add the kind of problem. */
interface Problem {
  field: string;
}

/** Validation of a form: problems are shown at their fields, and the first one takes the focus. */
export interface Form<Values, P extends Problem> {
  /** Problems of the last check, except those of fields edited since. */
  problems: readonly P[];
  problemOf: (field: P['field']) => P | undefined;
  /**
   * Checks the values and focuses the first invalid field.
   * @param form null when it is not rendered
   * @returns whether all values are valid
   */
  check: (values: Values, form: HTMLFormElement | null) => boolean;
  /** Submit handler: passes on the values if they are valid. */
  submit: (
    event: SubmitEvent<HTMLFormElement>,
    values: Values,
    onValid: (values: Values) => void,
  ) => void;
  /** Clears the problems of edited fields. */
  edited: (fields: readonly string[]) => void;
  /** Clears all problems. */
  clear: () => void;
}

/** The field with that name, otherwise the first one marked as invalid. */
function fieldToCorrect(form: HTMLFormElement, { field }: Problem): HTMLElement | null {
  const named = form.elements.namedItem(field);
  return named instanceof HTMLElement ? named : form.querySelector('[aria-invalid]');
}

/**
 * Validation shared by all forms of the shop: checks the values on submit, shows a problem at each invalid
 * field, focuses the first, and clears a problem once its field is edited.
 * @param problemsOf returns problems in field order; forms that show one problem at a time return at most
 *   one
 */
export function useForm<Values, P extends Problem>(
  problemsOf: (values: Values) => readonly P[],
): Form<Values, P> {
  const [problems, setProblems] = useState<readonly P[]>([]);

  function check(values: Values, form: HTMLFormElement | null): boolean {
    const found = problemsOf(values);
    flushSync(() => setProblems(found)); // synchronous: precedes the focus
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
