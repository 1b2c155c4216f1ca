import { requestUploads } from '@smriti/shared/album/photos';
import { callApi, callWithToken } from '#lib/api/api.ts';
import type { Guest, GuestConfiguration } from '#lib/guest/guest-design.ts';
import type { UploadFile } from '#lib/uploads/upload-permissions.ts';
import type { UploadOwner } from '#lib/uploads/uploader.ts';

/** Owner of a design: a customer, or a guest who may not exist yet. */
export type StudioOwner =
  | { kind: 'customer'; uid: string }
  | { kind: 'guest'; configuration: GuestConfiguration };

/** Identity used for uploads. */
export interface OwnerConnection {
  connect: () => Promise<UploadOwner>;
  /** Returns the guest, which is created on first use; null for a customer. */
  guest: () => Promise<Guest | null>;
  /** Returns the uid of the photos' owner; null while there is no guest. */
  photoOwner: () => string | null;
}

async function customersApp(): Promise<UploadOwner> {
  const { firebaseApp, firebaseAuth } = await import('#lib/session/identity-provider.ts');
  await firebaseAuth.authStateReady();
  if (!firebaseAuth.currentUser) throw new Error('nobody is signed in');
  return {
    uid: firebaseAuth.currentUser.uid,
    app: firebaseApp,
    requestUploads: (files) => callApi(requestUploads, { body: { files } }),
  };
}

async function newGuest(configuration: GuestConfiguration): Promise<Guest> {
  const { ensureGuest } = await import('#lib/guest/guest-design.ts');
  return ensureGuest(configuration);
}

function guestConnection(
  configuration: GuestConfiguration,
  knownOwner: string | null,
): OwnerConnection {
  let asked: Promise<Guest> | null = null;
  let owner = knownOwner;
  const guest = () => {
    asked ??= newGuest(configuration).catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
  const connect = async () => {
    const [{ signInGuest }, who] = await Promise.all([
      import('#lib/guest/sign-in-guest.ts'),
      guest(),
    ]);
    owner = who.id;
    return {
      uid: who.id,
      app: await signInGuest(who),
      requestUploads: (files: UploadFile[]) =>
        callWithToken(who.token, requestUploads, { body: { files } }),
    };
  };
  return { connect, guest, photoOwner: () => owner };
}

/**
 * Creates the identity used for uploads.
 * @param knownOwner uid of the guest who uploaded the draft's photos, if any
 */
export function createOwnerConnection(
  owner: StudioOwner,
  knownOwner: string | null,
): OwnerConnection {
  if (owner.kind === 'guest') return guestConnection(owner.configuration, knownOwner);
  return {
    connect: customersApp,
    guest: () => Promise.resolve(null),
    photoOwner: () => owner.uid,
  };
}
