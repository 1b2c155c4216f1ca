import { getDraft, type ServerDraft } from '@smriti/shared/album/drafts';
import { ApiError, callApi } from '#lib/api/api.ts';
import { logFailure } from '#lib/log.ts';
import type { StudioPlan } from '../studio-plan';
import type { DraftConflict, ServerLink } from '../studio-store';
import type { Draft } from './draft';
import { loadDraftContent, hashServerContent, hashServerDraft } from './server-content';
import { createSentTimeLookup } from './sent-hashes';
import { waitForServerLink, WHOLE_DRAFT_PART } from './server-sync';

/** Maximum wait for the server if the design is also in this browser, in ms. */
const TIMEOUT_MS = 4000;

/**
 * Server's copy of a draft; null if it no longer exists.
 * @throws ApiError
 */
export async function fetchServerDraft(
  id: string,
  signal?: AbortSignal,
): Promise<ServerDraft | null> {
  try {
    return (await callApi(getDraft, { params: { id }, signal })).draft;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

const isWhole = ({ photos }: Draft): boolean => photos.every(({ isStored }) => isStored);

/** Whether the server has received everything in the local draft. */
async function isFullySent(plan: StudioPlan, draft: Draft, { sent }: ServerLink): Promise<boolean> {
  return isWhole(draft) && hashServerContent(await loadDraftContent(plan, draft)) === sent;
}

interface Opened {
  draft: Draft | null;
  conflict: DraftConflict | null;
}

/** Decides which copy to open. `found` is null if the server's copy no longer exists. */
async function chosenOf(
  plan: StudioPlan,
  { local, link, found }: { local: Draft; link: ServerLink; found: ServerDraft | null },
  adopt: (found: ServerDraft) => Draft,
): Promise<Opened> {
  const isAllTold = await isFullySent(plan, local, link);
  // The copy was saved or deleted elsewhere; content that was never sent becomes a new design.
  if (!found) {
    return { draft: isAllTold ? null : { ...local, server: null }, conflict: null };
  }
  const current = { id: found.id, rev: found.rev, sent: hashServerDraft(found) };
  const isSame = hashServerContent(await loadDraftContent(plan, local)) === current.sent;
  if (isSame) return { draft: { ...local, server: current }, conflict: null };
  if (found.rev === link.rev) return { draft: { ...local, server: link }, conflict: null };
  // This browser may have sent the server's content without receiving the response; the local draft may be
  // older than that content.
  const sentAt = createSentTimeLookup(found.id)(WHOLE_DRAFT_PART, current.sent) ?? null;
  const isKept = sentAt !== null && sentAt <= local.savedAt;
  if (isKept && !isAllTold) return { draft: { ...local, server: current }, conflict: null };
  if (isAllTold || (sentAt !== null && isWhole(local))) {
    return { draft: { ...adopt(found), server: current }, conflict: null };
  }
  return { draft: { ...local, server: { ...current, sent: '' } }, conflict: 'device' };
}

/**
 * Compares the draft in this browser with the one in the account (docs/rules.md#studio-5). Without
 * a response from the server, the local one is used.
 * @param adopt converts the server's copy to a draft
 * @throws ApiError when the draft is only on the server and cannot be loaded
 */
export async function chooseNewerDraft(
  plan: StudioPlan,
  local: Draft | null,
  adopt: (found: ServerDraft) => Draft,
): Promise<Opened> {
  const link = local && (await waitForServerLink(local.designId, local.server));
  if (!local || !link) {
    if (local || plan.draftId === null) return { draft: local, conflict: null };
    const { draft: found } = await callApi(getDraft, { params: { id: plan.draftId } });
    const server = { id: found.id, rev: found.rev, sent: hashServerDraft(found) };
    return { draft: { ...adopt(found), server }, conflict: null };
  }
  try {
    const found = await fetchServerDraft(link.id, AbortSignal.timeout(TIMEOUT_MS));
    return await chosenOf(plan, { local, link, found }, adopt);
  } catch (error) {
    logFailure("The account's copy of the design could not be read", error);
    return { draft: { ...local, server: link }, conflict: null };
  }
}
