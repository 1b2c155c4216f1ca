import type { AccountField } from '@smriti/shared/account/user-validation';
import type { User } from '@smriti/shared/account/users';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { draftOf, type InformationDraft, problemsOf } from './information';

interface InformationEdit {
  draft: InformationDraft;
  /** The fields that can be edited. */
  opened: readonly AccountField[];
  /** The fields that failed the last check and were not edited since. */
  problems: readonly AccountField[];
  change: (field: AccountField, value: string) => void;
  /** Whether all is well; what is not is shown by the time this returns. */
  check: () => boolean;
}

/**
 * Edits of a customer's information: the first name, and whatever else fails its check, which opens
 * for correction, so that nobody is stuck with a form that cannot be saved.
 */
export function useInformationDraft(user: User): InformationEdit {
  const [draft, setDraft] = useState(() => draftOf(user));
  const [opened, setOpened] = useState<readonly AccountField[]>(['firstName']);
  const [problems, setProblems] = useState<readonly AccountField[]>([]);

  function change(field: AccountField, value: string): void {
    setDraft({ ...draft, [field]: value });
    setProblems(problems.filter((other) => other !== field));
  }

  function check(): boolean {
    const found = problemsOf(draft, new Date());
    // At once: a field that has just opened is to take the focus.
    flushSync(() => {
      setProblems(found);
      setOpened([...opened, ...found]);
    });
    return found.length === 0;
  }

  return { draft, opened, problems, change, check };
}
