import type { AccountField } from '@smriti/shared/account/user-validation';
import type { User } from '@smriti/shared/account/users';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from '../../../lib/forms/use-form';
import { draftOf, type InformationDraft, problemsOf } from './information';

function problemsIn(draft: InformationDraft) {
  return problemsOf(draft, new Date()).map((field) => ({ field }));
}

interface InformationEdit {
  draft: InformationDraft;
  /** The fields that can be edited. */
  opened: readonly AccountField[];
  /** Whether a field failed the last check and was not edited since. */
  isWrong: (field: AccountField) => boolean;
  change: (field: AccountField, value: string) => void;
  /** Whether all is well; the first field of the form that is not takes the focus. */
  check: (form: HTMLFormElement) => boolean;
}

/**
 * Edits of a customer's information: the first name, and whatever else fails its check, which opens
 * for correction, so that nobody is stuck with a form that cannot be saved.
 */
export function useInformationDraft(user: User): InformationEdit {
  const [draft, setDraft] = useState(() => draftOf(user));
  const [opened, setOpened] = useState<readonly AccountField[]>(['firstName']);
  const { problemOf, check, edited } = useForm(problemsIn);

  function change(field: AccountField, value: string): void {
    setDraft({ ...draft, [field]: value });
    edited([field]);
  }

  function openAndCheck(form: HTMLFormElement): boolean {
    const found = problemsIn(draft).map(({ field }) => field);
    flushSync(() => setOpened([...opened, ...found])); // at once: what has just opened takes the focus
    return check(draft, form);
  }

  const isWrong = (field: AccountField) => problemOf(field) !== undefined;
  return { draft, opened, isWrong, change, check: openAndCheck };
}
