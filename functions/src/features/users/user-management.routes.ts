import * as management from '@smriti/shared/account/management';
import { withHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { toStaff } from '../../http/staff';
import { addManualEntry, getLedgerPage } from './manual-ledger.service';
import { grantRole } from './staff-role.service';
import { getUserDetail, getUserPage } from './user-management.service';

const access = ['admin'] as const;
const fresh = { access, fresh: true } as const;

/** Account management for admins; erasure and export are the same calls that customers use. */
export function userManagementRoutes(api: Api): void {
  const { deps } = api;

  route(api, management.listUsers, { access }, async ({ query }) => {
    const { headers, ...page } = await getUserPage(deps, query);
    return withHeaders(page, headers);
  });
  route(api, management.getUser, { access }, ({ params }) => getUserDetail(deps, params.uid));
  route(api, management.changeRole, fresh, (call) =>
    grantRole(deps, {
      by: toStaff(call),
      uid: call.params.uid,
      role: call.body.role,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.listLedger, { access }, async ({ params, query }) => {
    const { cursor, ...page } = await getLedgerPage(deps, params.uid, query);
    return withHeaders(page, cursor === undefined ? {} : { 'X-Next-Cursor': cursor });
  });
  route(api, management.addLedgerEntry, fresh, (call) =>
    addManualEntry(deps, {
      by: toStaff(call),
      uid: call.params.uid,
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
}
