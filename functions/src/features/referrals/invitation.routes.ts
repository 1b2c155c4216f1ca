import { applyReferral, checkReferral, getInvitation } from '@smriti/shared/account/invitation';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { applyInvitation, isKnownReferralCode, loadOwnInvitation } from './invitation.service';

export function invitationRoutes(api: Api): void {
  route(api, applyReferral, { access: 'signed-in' }, ({ caller, body, request }) =>
    applyInvitation(api.deps, {
      callerUid: caller.uid,
      uid: body.uid,
      code: body.code,
      idempotency: request.idempotency,
    }),
  );

  route(api, checkReferral, { access: 'public' }, async ({ params }) => ({
    known: await isKnownReferralCode(api.deps, params.code),
  }));

  route(api, getInvitation, { access: 'signed-in' }, ({ caller }) =>
    loadOwnInvitation(api.deps, caller.uid),
  );
}
