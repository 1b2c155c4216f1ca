import * as approval from '@smriti/shared/album/approval';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import { withHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { type Call, route } from '../../http/route';
import { staffOf } from '../../http/staff';
import { approvalProduct, release, reviewQueue, take } from './approval.service';
import { approvedAlbums } from './approved-albums.service';
import { handOver } from './hand-over.service';
import { writeRemarks } from './remarks.service';

const access = ['reviewer', 'admin'] as const;

/** Who reviews, by a call that is made once. */
function reviewing(call: Pick<Call<Endpoint, typeof access>, 'caller' | 'request'>) {
  return { caller: call.caller, by: staffOf(call), idempotency: call.request.idempotency };
}

export function approvalRoutes(api: Api): void {
  const { deps } = api;

  route(api, approval.listApprovalProducts, { access }, async ({ caller, query }) => {
    const isOfAdmins = query.status === 'Approved' && caller.role === 'admin';
    const list = isOfAdmins ? approvedAlbums : reviewQueue;
    const { items, cursor } = await list(deps, caller, query);
    return withHeaders({ items }, cursor === undefined ? {} : { 'X-Next-Cursor': cursor });
  });

  route(api, approval.getApprovalProduct, { access: 'signed-in' }, ({ caller, params }) =>
    approvalProduct(deps, caller, params.id),
  );

  route(api, approval.takeApprovalProduct, { access }, (taking) =>
    take(deps, { ...reviewing(taking), id: taking.params.id }),
  );

  route(api, approval.releaseApprovalProduct, { access }, (releasing) =>
    release(deps, { ...reviewing(releasing), id: releasing.params.id }),
  );

  route(api, approval.handOverApprovalProduct, { access: ['admin'] }, (handing) =>
    handOver(deps, {
      ...{ by: staffOf(handing), id: handing.params.id, uid: handing.body.uid },
      idempotency: handing.request.idempotency,
    }),
  );

  route(api, approval.saveRemarks, { access }, (remarking) =>
    writeRemarks(deps, { ...reviewing(remarking), form: remarking.body }),
  );
}
