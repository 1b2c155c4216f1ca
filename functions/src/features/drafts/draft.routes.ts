import * as drafts from '@smriti/shared/album/drafts';
import { MAX_DESIGN_BODY_BYTES } from '@smriti/shared/book/designs';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import {
  createOwnDraft,
  getOwnDraft,
  listOwnDrafts,
  removeOwnDraft,
  saveDraft,
} from './draft.service';

const access = 'signed-in';
const WRITING = { access, maxJsonBytes: MAX_DESIGN_BODY_BYTES } as const;

export function addDraftRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, drafts.listDrafts, { access }, async ({ caller }) => ({
    drafts: await listOwnDrafts(deps, caller.uid),
  }));
  addRoute(api, drafts.getDraft, { access }, async ({ caller, params }) => ({
    draft: await getOwnDraft(deps, caller.uid, params.id),
  }));
  addRoute(api, drafts.createDraft, WRITING, ({ caller, body, request: { idempotency } }) =>
    createOwnDraft(deps, caller.uid, { ...body, idempotency }),
  );
  addRoute(api, drafts.updateDraft, WRITING, ({ caller, params, body }) =>
    saveDraft(deps, caller.uid, { ...body, id: params.id }),
  );
  addRoute(api, drafts.deleteDraft, { access }, ({ caller, params }) =>
    removeOwnDraft(deps, caller.uid, params.id),
  );
}
