import * as contract from '@smriti/shared/account/staff-invitations';
import { addHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffCall } from '../../http/staff';
import { acceptInvitation, getInvitationOfLink } from './invitation-acceptance.service';
import {
  getInvitationPage,
  inviteStaff,
  sendInvitationAgain,
  withdrawInvitation,
} from './invitation-management.service';

const access = ['admin'] as const;
const fresh = { access, fresh: true } as const;

export function addStaffInvitationRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, contract.listStaffInvitations, { access }, async ({ query }) => {
    const { invitations, headers } = await getInvitationPage(deps, query);
    return addHeaders({ invitations }, headers);
  });
  addRoute(api, contract.createStaffInvitation, fresh, (call) =>
    inviteStaff(deps, toStaffCall(call)),
  );
  addRoute(api, contract.sendStaffInvitationAgain, fresh, (call) =>
    sendInvitationAgain(deps, toStaffCall(call)),
  );
  addRoute(api, contract.withdrawStaffInvitation, { access }, (call) =>
    withdrawInvitation(deps, toStaffCall(call)),
  );
  addRoute(api, contract.getStaffInvitation, { access: 'signed-in' }, ({ caller, params }) =>
    getInvitationOfLink(deps, caller.uid, params.token),
  );
  addRoute(
    api,
    contract.acceptStaffInvitation,
    { access: 'signed-in' },
    ({ caller, body, request }) =>
      acceptInvitation(deps, { uid: caller.uid, requestId: request.id, token: body.token }),
  );
}
