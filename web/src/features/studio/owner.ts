import { requestUploads } from '@smriti/shared/album/photos';
import { call, callWithToken } from '#lib/api/api.ts';
import type { Guest, GuestConfiguration } from '#lib/guest/guest.ts';
import type { UploadFile } from '#lib/uploads/tickets.ts';
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
  const { app, auth } = await import('#lib/session/identity-provider.ts');
  await auth.authStateReady();
  if (!auth.currentUser) throw new Error('nobody is signed in');
  return {
    uid: auth.currentUser.uid,
    app,
    requestUploads: (files) => call(requestUploads, { body: { files } }),
  };
}

async function newGuest(configuration: GuestConfiguration): Promise<Guest> {
  const { ensureGuest } = await import('#lib/guest/guest.ts');
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
      import('#lib/guest/guest-storage.ts'),
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
export function uploadIdentity(owner: StudioOwner, knownOwner: string | null): OwnerConnection {
  if (owner.kind === 'guest') return guestConnection(owner.configuration, knownOwner);
  return {
    connect: customersApp,
    guest: () => Promise.resolve(null),
    photoOwner: () => owner.uid,
  };
}
