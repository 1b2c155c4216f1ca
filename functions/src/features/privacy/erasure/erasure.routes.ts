import { deleteUser } from '@smriti/shared/account/account-data';
import type { Api } from '../../../http/api';
import { addRoute } from '../../../http/route';
import { toStaffMember } from '../../../http/staff';
import { eraseAccount } from './erasure.service';

export function addErasureRoutes(api: Api): void {
  addRoute(api, deleteUser, { access: 'signed-in', fresh: true }, (call) =>
    eraseAccount(api.deps, { ...call, uid: call.params.uid, by: toStaffMember(call) }),
  );
}
