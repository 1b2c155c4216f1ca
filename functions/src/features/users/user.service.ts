import { type User, user } from '@smriti/shared/account/users';
import type { SignedInCaller } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { refusedFields } from '../../platform/refused-fields';
import { withTokenProblems } from '../../platform/token-problem';
import { type IdempotencyClaim, once } from '../../platform/idempotency';
import { deletePicture, storePicture } from './picture.storage';
import { noSuchUser } from './profile.service';
import { accountFormProblems, displayNameOf, type Person } from './user.domain';
import { type ProfilePicture, toUser } from './user.records';
import { findProfile, updateProfile } from './user.repository';

export { ACCOUNT_TEXTS } from './user.domain';

/** The account form; `id` and `uid` may come along, and then have to be the caller's. */
interface AccountForm extends Person {
  id?: string | undefined;
  uid?: string | undefined;
  email?: string | undefined;
}

interface AccountUpdate {
  caller: SignedInCaller;
  form: AccountForm;
  /** The bytes of a new profile picture. */
  picture: Buffer | null;
  idempotency: IdempotencyClaim | null;
}

function assertAllowed({ caller, form }: AccountUpdate, today: Date): void {
  const named = [form.id, form.uid].filter((id) => id !== undefined);
  if (named.some((id) => id !== caller.uid)) throw noSuchUser();
  const problems = accountFormProblems({ ...form, email: form.email ?? caller.email }, today);
  if (problems.length > 0) throw refusedFields(problems);
}

interface Saved {
  user: User;
  /** The picture that nothing refers to any more. */
  unused: ProfilePicture | null;
}

/** Writes the form, and the new picture's address when there is one. */
async function save(
  deps: Deps,
  { caller, form, idempotency }: AccountUpdate,
  picture: ProfilePicture | null,
): Promise<Saved> {
  // Unless the effect runs, because a retry has no second one, the new picture is the unused one.
  let unused = picture;
  const saved = await once(deps, idempotency, user, async (tx) => {
    const record = await findProfile(tx, caller.uid);
    if (!record) throw noSuchUser();
    const { firstName, lastName, phone, dob_day, dob_month, dob_year } = form;
    const fields = { firstName, lastName, phone, dob_day, dob_month, dob_year };
    const changes = { ...fields, displayName: displayNameOf(form), ...(picture && { picture }) };
    unused = picture && record.picture;
    return toUser(updateProfile(tx, deps.clock, record, changes), caller.role, deps.config);
  });
  return { user: saved, unused };
}

/**
 * Saves the account form (storefront.md sections 2 and 5), with the spec's texts for what is wrong
 * with it. A new picture takes the place of the old one, and a failure leaves none behind.
 * @throws AppError invalid_input, unsupported_type or not_found.
 */
export async function updateAccount(deps: Deps, update: AccountUpdate): Promise<User> {
  assertAllowed(update, deps.clock.now());
  const { caller } = update;
  const picture = update.picture && (await storePicture(deps, caller.uid, update.picture));
  let unused = picture;
  try {
    const saved = await save(deps, update, picture);
    unused = saved.unused;
    const { displayName } = saved.user;
    await withTokenProblems(deps.auth.updateUser(caller.uid, { displayName }));
    return saved.user;
  } finally {
    if (unused) await deletePicture(deps, unused);
  }
}
