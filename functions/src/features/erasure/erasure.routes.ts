import { deleteUser } from '@smriti/shared/account/leaving';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { eraseAccount } from './erasure.service';

export function erasureRoutes(api: Api): void {
  route(api, deleteUser, { access: 'signed-in', fresh: true }, ({ caller, params }) =>
    eraseAccount(api.deps, caller, params.uid),
  );
}
