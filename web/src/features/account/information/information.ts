import {
  type AccountField,
  type FailingAccountField,
  listFailingAccountFields,
} from '@smriti/shared/account/user-validation';
import {
  MAX_PROFILE_PICTURE_BYTES,
  PROFILE_PICTURE_FIELD,
  PROFILE_PICTURE_TYPES,
  type User,
} from '@smriti/shared/account/users';
import { toLatinDigits } from '@smriti/shared/base/digits';

export type InformationDraft = Record<AccountField, string>;

const textOf = (part: number | null) => part?.toString() ?? '';
const numberOf = (part: string) => (part.trim() === '' ? null : Number(toLatinDigits(part)));

export function toInformationDraft(user: User): InformationDraft {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    dob_day: textOf(user.dob_day),
    dob_month: textOf(user.dob_month),
    dob_year: textOf(user.dob_year),
  };
}

function accountOf(draft: InformationDraft) {
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email,
    phone: toLatinDigits(draft.phone).replace(/[\s-]/g, ''),
    dob_day: numberOf(draft.dob_day),
    dob_month: numberOf(draft.dob_month),
    dob_year: numberOf(draft.dob_year),
  };
}

export function listInformationProblems(
  draft: InformationDraft,
  today: Date,
  minimumAge?: number,
): FailingAccountField[] {
  return listFailingAccountFields(accountOf(draft), today, minimumAge);
}

export type PictureProblem = 'type' | 'size';

/** Reason why a file cannot be used as profile picture; null if it can. */
export function findPictureProblem(file: File): PictureProblem | null {
  if (!PROFILE_PICTURE_TYPES.some((type) => type === file.type)) return 'type';
  return file.size > MAX_PROFILE_PICTURE_BYTES ? 'size' : null;
}

/**
 * Request body of PUT /users without a new picture. The language is left out, because it has its
 * own switch.
 */
export function toInformationBody(user: User, draft: InformationDraft) {
  return { ...user, ...accountOf(draft), language: undefined };
}

/** Request body of PUT /users with a new picture, as multipart form data. */
export function toInformationFormData(
  user: User,
  draft: InformationDraft,
  picture: File,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(toInformationBody(user, draft))) {
    if (value !== undefined) form.set(name, value?.toString() ?? '');
  }
  form.set(PROFILE_PICTURE_FIELD, picture);
  return form;
}
