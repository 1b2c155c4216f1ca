import { requestUploads } from '@smriti/shared/album/photos';
import { call, callWithToken } from '#lib/api/api.ts';
import type { Guest, GuestConfiguration } from '#lib/guest/guest.ts';
import type { UploadFile } from '#lib/uploads/tickets.ts';
import type { UploadOwner } from '#lib/uploads/uploader.ts';

/** Owner of a design: a customer, or a guest who may not be known yet. */
export type StudioOwner =
  { kind: 'customer'; uid: string } | { kind: 'guest'; configuration: GuestConfiguration };

/** The identity used for uploads, including the guest if there is one. */
export interface OwnerConnection {
  connect: () => Promise<UploadOwner>;
  /** The guest, created on first use; null for a customer. */
  guest: () => Promise<Guest | null>;
  /** uid of the owner of the photos; null while no guest is known. */
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

/** @param knownOwner the guest who uploaded the photos of the draft, if any */
export function uploadIdentity(owner: StudioOwner, knownOwner: string | null): OwnerConnection {
  if (owner.kind === 'guest') return guestConnection(owner.configuration, knownOwner);
  return {
    connect: customersApp,
    guest: () => Promise.resolve(null),
    photoOwner: () => owner.uid,
  };
}
