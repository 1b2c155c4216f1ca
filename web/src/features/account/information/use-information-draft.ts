import {
  type AccountField,
  type FailingAccountField,
  MINIMUM_AGE,
} from '@smriti/shared/account/user-validation';
import type { User } from '@smriti/shared/account/users';
import { useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { useShopTerms } from '#lib/shop/shop-settings.ts';
import { toInformationDraft, type InformationDraft, listInformationProblems } from './information';

export interface InformationDraftState {
  draft: InformationDraft;
  /** Minimum age in years; a default while the shop's setting is unknown. */
  minimumAge: number;
  /** Whether a field failed the last check and has not been edited since. */
  isWrong: (field: FailingAccountField) => boolean;
  change: (field: AccountField, value: string) => void;
  /** Checks the form and focuses the first invalid field. Returns whether the form is valid. */
  check: (form: HTMLFormElement) => boolean;
}

export function useInformationDraft(user: User): InformationDraftState {
  const [draft, setDraft] = useState(() => toInformationDraft(user));
  const minimumAge = useShopTerms()?.minimum_age ?? MINIMUM_AGE;
  const { problemOf, check, edited } = useForm((entered: InformationDraft) =>
    listInformationProblems(entered, new Date(), minimumAge).map((field) => ({ field })),
  );

  function change(field: AccountField, value: string): void {
    setDraft({ ...draft, [field]: value });
    edited(field.startsWith('dob_') ? [field, 'birthDate'] : [field]);
  }

  return {
    draft,
    minimumAge,
    isWrong: (field) => problemOf(field) !== undefined,
    change,
    check: (form) => check(draft, form),
  };
}
