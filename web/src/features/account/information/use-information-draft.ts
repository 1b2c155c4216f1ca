import type { AccountField, FailingAccountField } from '@smriti/shared/account/user-validation';
import type { User } from '@smriti/shared/account/users';
import { useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { toInformationDraft, type InformationDraft, listInformationProblems } from './information';

function listProblems(draft: InformationDraft): { field: FailingAccountField }[] {
  return listInformationProblems(draft, new Date()).map((field) => ({ field }));
}

export interface InformationDraftState {
  draft: InformationDraft;
  /** Whether a field failed the last check and has not been edited since. */
  isWrong: (field: FailingAccountField) => boolean;
  change: (field: AccountField, value: string) => void;
  /** Checks the form and focuses the first invalid field. Returns whether the form is valid. */
  check: (form: HTMLFormElement) => boolean;
}

/** Draft of the caller's account information. */
export function useInformationDraft(user: User): InformationDraftState {
  const [draft, setDraft] = useState(() => toInformationDraft(user));
  const { problemOf, check, edited } = useForm(listProblems);

  function change(field: AccountField, value: string): void {
    setDraft({ ...draft, [field]: value });
    edited(field.startsWith('dob_') ? [field, 'birthDate'] : [field]);
  }

  return {
    draft,
    isWrong: (field) => problemOf(field) !== undefined,
    change,
    check: (form) => check(draft, form),
  };
}
