import * as management from '@smriti/shared/account/management';
import { addHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffCall } from '../../http/staff';
import { addManualEntry, getLedgerPage } from './manual-ledger.service';
import { grantRole } from './staff-role.service';
import { getUserDetail, getUserPage } from './user-management.service';

const access = ['support', 'admin'] as const;
const fresh = { access: ['admin'], fresh: true } as const;

/** Accounts for support, and their management for admins; erasure and export are the same calls that customers use. */
export function addUserManagementRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, management.listUsers, { access }, async ({ query }) => {
    const { headers, ...page } = await getUserPage(deps, query);
    return addHeaders(page, headers);
  });
  addRoute(api, management.getUser, { access }, ({ params }) => getUserDetail(deps, params.uid));
  addRoute(api, management.changeRole, fresh, (call) => grantRole(deps, toStaffCall(call)));
  addRoute(api, management.listLedger, { access }, async ({ params, query }) => {
    const { cursor, ...page } = await getLedgerPage(deps, params.uid, query);
    return addHeaders(page, cursor === undefined ? {} : { 'X-Next-Cursor': cursor });
  });
  addRoute(api, management.addLedgerEntry, fresh, (call) =>
    addManualEntry(deps, toStaffCall(call)),
  );
}
