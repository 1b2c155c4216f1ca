import * as management from '@smriti/shared/account/management';
import { withHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { staffOf } from '../../http/staff';
import { addEntry, ledgerPage } from './ledger-by-hand.service';
import { giveRole } from './staff-role.service';
import { userDetail, userPage } from './user-management.service';

const access = ['admin'] as const;
const fresh = { access, fresh: true } as const;

/** Account management for admins; erasure and export are the same calls that customers use. */
export function userManagementRoutes(api: Api): void {
  const { deps } = api;

  route(api, management.listUsers, { access }, async ({ query }) => {
    const { headers, ...page } = await userPage(deps, query);
    return withHeaders(page, headers);
  });
  route(api, management.getUser, { access }, ({ params }) => userDetail(deps, params.uid));
  route(api, management.changeRole, fresh, (call) =>
    giveRole(deps, {
      by: staffOf(call),
      uid: call.params.uid,
      role: call.body.role,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.listLedger, { access }, async ({ params, query }) => {
    const { cursor, ...page } = await ledgerPage(deps, params.uid, query);
    return withHeaders(page, cursor === undefined ? {} : { 'X-Next-Cursor': cursor });
  });
  route(api, management.addLedgerEntry, fresh, (call) =>
    addEntry(deps, {
      by: staffOf(call),
      uid: call.params.uid,
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
}
