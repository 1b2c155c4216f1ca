import { canReadCustomers } from '@smriti/shared/account/roles';
import * as approval from '@smriti/shared/album/approval';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import { MAX_DESIGN_BODY_BYTES } from '@smriti/shared/book/designs';
import * as proposals from '@smriti/shared/book/proposals';
import { addHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { type ParsedCall, addRoute } from '../../http/route';
import { toStaffCall, toStaffMember } from '../../http/staff';
import { getReviewedAlbum, returnAlbum, getReviewQueuePage, takeAlbum } from './approval.service';
import { getApprovedAlbumPage } from './approved-albums.service';
import { handOverAlbum } from './hand-over.service';
import { answerProposal, proposeSpread, withdrawProposal } from './proposals.service';
import { writeRemarks } from './remarks.service';
import { replyToRemark } from './replies.service';
import { loadReviewRoundBook } from './round-book.service';

const access = ['reviewer', 'admin'] as const;
const readers = ['reviewer', 'support', 'admin'] as const;

/** Caller, staff member and idempotency claim of a reviewer's call. */
function reviewing(call: Pick<ParsedCall<Endpoint, typeof access>, 'caller' | 'request'>) {
  return { caller: call.caller, by: toStaffMember(call), idempotency: call.request.idempotency };
}

export function addApprovalRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, approval.listApprovalProducts, { access: readers }, async ({ caller, query }) => {
    const isOfApproved = query.status === 'Approved' && canReadCustomers(caller.role);
    const list = isOfApproved ? getApprovedAlbumPage : getReviewQueuePage;
    const { items, headers } = await list(deps, caller, query);
    return addHeaders({ items }, headers);
  });

  addRoute(api, approval.getApprovalProduct, { access: 'signed-in' }, ({ caller, params }) =>
    getReviewedAlbum(deps, caller, params.id),
  );

  addRoute(api, approval.takeApprovalProduct, { access }, (taking) =>
    takeAlbum(deps, { ...reviewing(taking), id: taking.params.id }),
  );

  addRoute(api, approval.releaseApprovalProduct, { access }, (releasing) =>
    returnAlbum(deps, { ...reviewing(releasing), id: releasing.params.id }),
  );

  addRoute(api, approval.handOverApprovalProduct, { access }, (handing) =>
    handOverAlbum(deps, toStaffCall(handing)),
  );

  addRoute(api, approval.saveRemarks, { access }, (remarking) =>
    writeRemarks(deps, { ...reviewing(remarking), form: remarking.body }),
  );

  addRoute(
    api,
    approval.replyToRemark,
    { access: 'signed-in' },
    ({ caller, params, body, request }) =>
      replyToRemark(deps, {
        caller,
        id: params.id,
        photoId: params.photo_id,
        text: body.text,
        idempotency: request.idempotency,
      }),
  );
}

export function addProposalRoutes(api: Api): void {
  const { deps } = api;

  addRoute(
    api,
    proposals.saveProposal,
    { access, maxJsonBytes: MAX_DESIGN_BODY_BYTES },
    (proposing) =>
      proposeSpread(deps, {
        ...reviewing(proposing),
        ...spreadOf(proposing),
        form: proposing.body,
      }),
  );

  addRoute(api, proposals.removeProposal, { access }, (removing) =>
    withdrawProposal(deps, { ...reviewing(removing), ...spreadOf(removing) }),
  );

  addRoute(api, proposals.answerProposal, { access: 'signed-in' }, (answering) =>
    answerProposal(deps, {
      caller: answering.caller,
      idempotency: answering.request.idempotency,
      ...spreadOf(answering),
      accepted: answering.body.accepted,
    }),
  );

  addRoute(api, proposals.getReviewRoundBook, { access: 'signed-in' }, ({ caller, params }) =>
    loadReviewRoundBook(deps, caller, params),
  );
}

/** Album id and spread id of a call. */
const spreadOf = ({ params }: { params: { id: string; spread_id: string } }) => ({
  id: params.id,
  spreadId: params.spread_id,
});
