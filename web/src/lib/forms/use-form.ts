import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Problem of a form field; each form adds its kinds of problems. */
interface Problem {
  field: string;
}

/** Validation of a form: shows problems at their fields and focuses the first invalid field. */
export interface FormState<Values, P extends Problem> {
  /** Problems of the last check, except those of fields edited since then. */
  problems: readonly P[];
  problemOf: (field: P['field']) => P | undefined;
  /**
   * Checks the values and focuses the first invalid field.
   * @param form null if it is not rendered
   * @returns whether all values are valid
   */
  check: (values: Values, form: HTMLFormElement | null) => boolean;
  /** Handler of the submit event; calls back with the values if they are valid. */
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

/** Field with the problem's name, or else the first field marked as invalid. */
function fieldToCorrect(form: HTMLFormElement, { field }: Problem): HTMLElement | null {
  const named = form.elements.namedItem(field);
  return named instanceof HTMLElement ? named : form.querySelector('[aria-invalid]');
}

/**
 * Validation that all forms of the shop share: checks the values on submit, shows a problem at each
 * invalid field, focuses the first of them, and clears a problem once its field is edited.
 * @param problemsOf returns problems in field order; a form that shows one problem at a time
 * returns at most one
 */
export function useForm<Values, P extends Problem>(
  problemsOf: (values: Values) => readonly P[],
): FormState<Values, P> {
  const [problems, setProblems] = useState<readonly P[]>([]);

  function check(values: Values, form: HTMLFormElement | null): boolean {
    const found = problemsOf(values);
    // Renders synchronously, so that the field can be focused next.
    flushSync(() => setProblems(found));
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
