import type { UserInfo } from 'firebase-admin/auth';
import type { SignedInCaller } from '../../platform/caller';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { convertTokenErrors } from '../../platform/token-errors';
import { deleteAddressRecord, findAddresses } from '../addresses/address.repository';
import { endShare } from '../shares/share.records';
import { findLiveSharesOfOwner, writeShare } from '../shares/share.repository';
import { deleteProfileObject } from '../users/profile-picture.storage';
import { formatDisplayName, splitName } from '../users/user.domain';
import type { UserRecord } from '../users/user.records';
import { findProfile, type ProfileChanges, updateProfile } from '../users/user.repository';

const HTTPS_URL = /^https:\/\//;

/**
 * The caller's Google account, if this sign-in took over an unconfirmed account registered by password;
 * otherwise null. When Google signs in, the identity provider removes the password of an unconfirmed
 * account and keeps that of a confirmed one.
 */
async function findReclaimingGoogleAccount(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  { uid, identity }: SignedInCaller,
): Promise<UserInfo | null> {
  if (!identity.isGoogleSignIn) return null;
  const profile = await findProfile(db, uid);
  if (profile?.auth_provider !== 'email') return null;
  const { providerData } = await convertTokenErrors(auth.getUser(uid));
  if (providerData.some(({ providerId }) => providerId === 'password')) return null;
  return providerData.find(({ providerId }) => providerId === 'google.com') ?? null;
}

/** Details from Google; the details typed before are dropped. */
function googleDetails({ displayName, photoURL }: UserInfo): ProfileChanges {
  const names = splitName(displayName ?? '');
  return {
    ...names,
    displayName: formatDisplayName(names),
    phone: '',
    dob_day: null,
    dob_month: null,
    dob_year: null,
    auth_provider: 'google',
    provider_picture_url: photoURL && HTTPS_URL.test(photoURL) ? photoURL : null,
    picture: null,
    picture_upload: null,
  };
}

/**
 * Replaces the profile's details, deletes the addresses and ends the share links of books.
 * @returns the previous profile; null if a concurrent call was faster
 */
async function dropUnconfirmedEntries(
  tx: DatabaseTransaction,
  { clock }: Pick<Deps, 'clock'>,
  google: UserInfo,
  uid: string,
): Promise<UserRecord | null> {
  const profile = await findProfile(tx, uid);
  if (profile?.auth_provider !== 'email') return null;
  const addresses = await findAddresses(tx, uid);
  const shares = await findLiveSharesOfOwner(tx, uid, clock.now());
  updateProfile(tx, clock, profile, googleDetails(google));
  for (const { id } of addresses) deleteAddressRecord(tx, id);
  for (const share of shares) writeShare(tx, endShare(share, clock.now()));
  return profile;
}

/**
 * Hands an account over to the owner of its e-mail address if somebody else may have registered it: the
 * owner's first sign-in by Google ends all earlier sessions and removes entries that could be used to harm or
 * observe the owner (docs/rules.md#accounts-16). Designs, photos and orders stay.
 * @returns whether the account was handed over; the caller's own sign-in has then ended, too
 */
export async function reclaimAccount(deps: Deps, caller: SignedInCaller): Promise<boolean> {
  const google = await findReclaimingGoogleAccount(deps, caller);
  if (!google) return false;
  const { uid } = caller;
  await convertTokenErrors(deps.auth.revokeRefreshTokens(uid));
  const before = await deps.db.transaction((tx) => dropUnconfirmedEntries(tx, deps, google, uid));
  const pictures = [before?.picture?.path, before?.picture_upload?.path];
  await Promise.all(
    pictures.filter((path) => path !== undefined).map((path) => deleteProfileObject(deps, path)),
  );
  return true;
}
