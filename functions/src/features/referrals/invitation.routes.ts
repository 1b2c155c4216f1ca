import { applyReferral, checkReferral, getInvitation } from '@smriti/shared/account/invitation';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { applyInvitation, isKnownReferralCode, loadOwnInvitation } from './invitation.service';

export function addInvitationRoutes(api: Api): void {
  addRoute(api, applyReferral, { access: 'signed-in' }, ({ caller, body, request }) =>
    applyInvitation(api.deps, {
      callerUid: caller.uid,
      uid: body.uid,
      code: body.code,
      idempotency: request.idempotency,
    }),
  );

  addRoute(api, checkReferral, { access: 'public' }, async ({ params }) => ({
    known: await isKnownReferralCode(api.deps, params.code),
  }));

  addRoute(api, getInvitation, { access: 'signed-in' }, ({ caller }) =>
    loadOwnInvitation(api.deps, caller.uid),
  );
}
