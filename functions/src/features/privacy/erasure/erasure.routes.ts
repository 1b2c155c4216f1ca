import { deleteUser } from '@smriti/shared/account/account-data';
import type { Api } from '../../../http/api';
import { route } from '../../../http/route';
import { toStaff } from '../../../http/staff';
import { eraseAccount } from './erasure.service';

export function erasureRoutes(api: Api): void {
  route(api, deleteUser, { access: 'signed-in', fresh: true }, (call) =>
    eraseAccount(api.deps, { ...call, uid: call.params.uid, by: toStaff(call) }),
  );
}
