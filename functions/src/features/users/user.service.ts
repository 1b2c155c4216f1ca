import { type User, user } from '@smriti/shared/account/users';
import type { Language } from '@smriti/shared/language';
import type { SignedInCaller } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { invalidFieldsError } from '../../platform/invalid-fields';
import { convertTokenErrors } from '../../platform/token-errors';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import { getCurrentSettings } from '../settings/settings.service';
import {
  deleteProfileObject,
  detectProfilePictureType,
  storeProfileUpload,
  profileUploadPath,
} from './profile-picture.storage';
import { userNotFoundError } from './profile.service';
import { accountFormProblems, formatDisplayName, type PersonalDetails } from './user.domain';
import { type PictureUpload, toUser } from './user.records';
import { findProfile, updateProfile } from './user.repository';

/** The account form; optional `id` and `uid` must be the caller's. */
interface AccountForm extends PersonalDetails {
  id?: string | undefined;
  uid?: string | undefined;
  email?: string | undefined;
  /** New language; null and undefined leave it unchanged. */
  language?: Language | null | undefined;
}

interface LanguageChoice {
  language: Language;
}

interface AccountUpdate {
  caller: SignedInCaller;
  form: AccountForm;
  /** Bytes of a new profile picture. */
  picture: Buffer | null;
  idempotency: IdempotencyClaim | null;
}

function assertAllowed({ caller, form }: AccountUpdate, today: Date, minimumAge: number): void {
  const named = [form.id, form.uid].filter((id) => id !== undefined);
  if (named.some((id) => id !== caller.uid)) throw userNotFoundError();
  const account = { ...form, email: form.email ?? caller.email };
  const problems = accountFormProblems(account, today, minimumAge);
  if (problems.length > 0) throw invalidFieldsError(problems);
}

interface Saved {
  user: User;
  /** Whether this call stored the upload in the profile; false for a retry. */
  isNew: boolean;
  /** Path of the replaced upload, no longer referred to; null if none. */
  unused: string | null;
}

/** Saves the form, with the path of the new picture if there is one. */
async function save(
  deps: Deps,
  { caller, form, idempotency }: AccountUpdate,
  upload: PictureUpload | null,
): Promise<Saved> {
  let isNew = false;
  let unused: string | null = null;
  const saved = await runOnce(deps, idempotency, user, async (tx) => {
    const record = await findProfile(tx, caller.uid);
    if (!record) throw userNotFoundError();
    const { firstName, lastName, phone, dob_day, dob_month, dob_year, language } = form;
    const person = { firstName, lastName, phone, dob_day, dob_month, dob_year };
    const fields = { ...person, ...(language && { language }) };
    const picture = upload && { picture_upload: upload };
    const changes = { ...fields, displayName: formatDisplayName(form), ...picture };
    isNew = true;
    unused = upload && (record.picture_upload?.path ?? null);
    return toUser(updateProfile(tx, deps.clock, record, changes), caller.role, deps.config);
  });
  return { user: saved, isNew, unused };
}

/** Removes an upload from the profile when its file could not be stored. */
async function forgetUpload(deps: Deps, uid: string, { path }: PictureUpload): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const record = await findProfile(tx, uid);
    if (record?.picture_upload?.path !== path) return;
    updateProfile(tx, deps.clock, record, { picture_upload: null });
  });
}

/** Changes the language of messages to the user, and nothing else. */
export async function changeLanguage(
  deps: Deps,
  { caller, language, idempotency }: Omit<AccountUpdate, 'form' | 'picture'> & LanguageChoice,
): Promise<User> {
  return runOnce(deps, idempotency, user, async (tx) => {
    const record = await findProfile(tx, caller.uid);
    if (!record) throw userNotFoundError();
    const changed =
      record.language === language ? record : updateProfile(tx, deps.clock, record, { language });
    return toUser(changed, caller.role, deps.config);
  });
}

/**
 * Saves the account form. A new picture is stored unmodified and decoded by a trigger, never in this
 * process; the old one stays until then. The profile refers to the upload before its file exists, so
 * that the trigger finds it valid.
 * @throws AppError invalid_input with the shop's texts, unsupported_type or not_found.
 */
export async function updateAccount(deps: Deps, update: AccountUpdate): Promise<User> {
  const { minimum_age } = await getCurrentSettings(deps);
  assertAllowed(update, deps.clock.now(), minimum_age);
  const { caller, picture: bytes } = update;
  const type = bytes && detectProfilePictureType(bytes);
  const path = profileUploadPath(caller.uid, deps.ids.id());
  const upload: PictureUpload | null = bytes && { path, state: 'processing', attempts: 0 };
  const saved = await save(deps, update, upload);
  if (bytes && type && upload && saved.isNew) {
    try {
      await storeProfileUpload(deps, path, { bytes, type });
    } catch (error) {
      await forgetUpload(deps, caller.uid, upload);
      throw error;
    }
  }
  if (saved.unused !== null) await deleteProfileObject(deps, saved.unused);
  const { displayName } = saved.user;
  await convertTokenErrors(deps.auth.updateUser(caller.uid, { displayName }));
  return saved.user;
}
