import { type ApprovalProduct, saveRemarks } from '@smriti/shared/album/approval';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { approvalProductQuery } from '#lib/albums/approval.ts';
import { callApi, isTransientError } from '#lib/api/api.ts';
import { useSession } from '#lib/session/session-store.ts';
import { createRemarkDraftStorage } from './remark-drafts';
import { createReviewClaim, type ReviewClaim } from './review-claim';
import {
  createRemarkEditing,
  type RemarkPins,
  type RemarkEditing,
  type SentRemark,
  listUnsavedPhotos,
} from './remark-editing';

/**
 * Maximum length of a JSON body that is sent with `keepalive`, whose limit is 64 KiB; a character
 * has at most 3 bytes.
 */
const MAX_KEEPALIVE_LENGTH = 20_000;

/** Remarks of the current round by photo id; '' if none. */
function savedTexts({ images, remarks, round }: ApprovalProduct): Record<string, string> {
  const current = remarks.filter((remark) => remark.round === round);
  const texts = new Map(current.map(({ photo_id, description }) => [photo_id, description]));
  return Object.fromEntries(images.map(({ id }) => [id, texts.get(id) ?? '']));
}

/** Pins of the current round's remarks, by photo id. */
function savedPins({ remarks, round }: ApprovalProduct): RemarkPins {
  const current = remarks.filter((remark) => remark.round === round);
  return Object.fromEntries(current.map(({ photo_id, pin }) => [photo_id, pin]));
}

async function sendRemarks(
  queries: QueryClient,
  { id, images, round }: ApprovalProduct,
  sent: Readonly<Record<string, SentRemark>>,
): Promise<void> {
  const { queryKey } = approvalProductQuery(id);
  const descriptions = images.flatMap(({ id: photoId, sequence }) => {
    const remark = sent[photoId];
    return remark ? [{ sequence, description: remark.text, pin: remark.pin, cartId: id }] : [];
  });
  try {
    const body = { cartId: id, descriptions };
    // The tab may be closed before the answer.
    const keepalive = JSON.stringify(body).length <= MAX_KEEPALIVE_LENGTH;
    const answer = await callApi(saveRemarks, { body, keepalive });
    // A read that started before the write would restore the old remarks.
    await queries.cancelQueries({ queryKey });
    const now = answer.remarks.filter((remark) => remark.round === round);
    queries.setQueryData(queryKey, (product) =>
      product
        ? { ...product, remarks: [...product.remarks.filter((old) => old.round !== round), ...now] }
        : undefined,
    );
  } catch (failure) {
    // Another reviewer or the customer has taken the album; the refetched album shows who.
    if (!isTransientError(failure)) void queries.invalidateQueries({ queryKey });
    throw failure;
  }
}

/**
 * Editing state for one review round. The first thing written takes the album for the reviewer;
 * unmounting saves the remarks and then releases the album.
 */
export function useRemarkEditing(product: ApprovalProduct): {
  work: RemarkEditing;
  claim: ReviewClaim;
} {
  const queries = useQueryClient();
  const reviewerId = useSession((session) => session.user?.id ?? '');
  const { id, round } = product;
  const [claim] = useState(() => createReviewClaim(queries, id));
  const [work] = useState(() =>
    createRemarkEditing({
      saved: savedTexts(product),
      savedPins: savedPins(product),
      drafts: createRemarkDraftStorage({ reviewerId, albumId: id, round }),
      send: async (remarks) => {
        await sendRemarks(queries, product, remarks);
        claim.retryTake();
      },
      isTransientError,
      onWrite: claim.take,
    }),
  );
  useEffect(() => {
    work.start();
    return () => claim.release(work.leave);
  }, [work, claim]);
  useEffect(() => saveOnLeaving(work, claim), [work, claim]);
  return { work, claim };
}

/**
 * Saves when the connection returns and when the tab is hidden or closed, which also releases the
 * album; warns before the page is left with unsaved text.
 */
function saveOnLeaving(work: RemarkEditing, claim: ReviewClaim): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const hasUnsaved = () => listUnsavedPhotos(work.store.getState()).length > 0;
  const saveUnsaved = () => {
    if (hasUnsaved()) void work.save();
  };
  addEventListener('online', saveUnsaved, { signal });
  document.addEventListener('visibilitychange', saveUnsaved, { signal });
  addEventListener(
    'pagehide',
    () => {
      saveUnsaved();
      claim.releaseOnUnload();
    },
    { signal },
  );
  addEventListener(
    'beforeunload',
    (event) => {
      if (hasUnsaved()) event.preventDefault();
    },
    { signal },
  );
  return () => listening.abort();
}
