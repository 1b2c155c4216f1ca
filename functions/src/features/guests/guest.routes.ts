import {
  claimGuest,
  createGuest,
  getGuestDesign,
  listGuestImages,
  updateGuestDesign,
  updateGuestImages,
  updateGuestLanguage,
  verifyGuest,
} from '@smriti/shared/account/guests';
import { MAX_DESIGN_BODY_BYTES } from '@smriti/shared/book/designs';
import type { Api } from '../../http/api';
import { GUEST_PHOTO_FORM_LIMITS } from '../../http/photo-form';
import { addRoute } from '../../http/route';
import { claimGuestDraft } from './guest-claim.service';
import {
  loadGuestDesign,
  listGuestPhotos,
  saveGuestDesign,
  updateGuestPhotos,
} from './guest-design.service';
import {
  authenticateGuest,
  GUEST_CHOICE_ERROR_TEXTS,
  createGuestFirebaseToken,
  saveGuestLanguage,
  createGuestWithDraft,
} from './guest.service';

export function addGuestRoutes(api: Api): void {
  const { deps } = api;
  const asGuest = (token: string) => authenticateGuest(deps, token);

  addRoute(
    api,
    createGuest,
    { access: 'public', fieldTexts: GUEST_CHOICE_ERROR_TEXTS },
    ({ body, request }) => createGuestWithDraft(deps, body, request.network),
  );

  addRoute(api, verifyGuest, { access: asGuest }, async ({ caller }) => ({
    guest_id: caller.uid,
    custom_token: await createGuestFirebaseToken(deps, caller.uid),
  }));

  addRoute(
    api,
    updateGuestImages,
    { access: asGuest, multipart: GUEST_PHOTO_FORM_LIMITS },
    async ({ caller, body, files, request }) => ({
      images: await updateGuestPhotos(deps, {
        caller,
        body,
        files,
        idempotency: request.idempotency,
      }),
    }),
  );

  addRoute(api, updateGuestLanguage, { access: asGuest }, ({ caller, body }) =>
    saveGuestLanguage(deps, caller, body.language),
  );

  addRoute(api, getGuestDesign, { access: asGuest }, ({ caller }) => loadGuestDesign(deps, caller));

  addRoute(
    api,
    updateGuestDesign,
    { access: asGuest, maxJsonBytes: MAX_DESIGN_BODY_BYTES },
    ({ caller, body }) => saveGuestDesign(deps, caller, body),
  );

  addRoute(api, listGuestImages, { access: asGuest }, ({ caller, params }) =>
    listGuestPhotos(deps, caller, params.guestId),
  );

  addRoute(api, claimGuest, { access: 'signed-in' }, ({ caller, body }) =>
    claimGuestDraft(deps, caller.uid, body.token),
  );
}
