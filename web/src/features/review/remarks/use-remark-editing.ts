import {
  type ApprovalProduct,
  releaseApprovalProduct,
  saveRemarks,
  takeApprovalProduct,
} from '@smriti/shared/album/approval';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { approvalProductQuery } from '#lib/albums/approval.ts';
import { callApi, isTransientError } from '#lib/api/api.ts';
import { logFailure } from '#lib/log.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { useSession } from '#lib/session/session-store.ts';
import { createRemarkDraftStorage } from './remark-drafts';
import {
  createRemarkEditing,
  type RemarkPins,
  type RemarkEditing,
  type SentRemark,
  listUnsavedPhotos,
} from './remark-editing';

/** Queue of the calls that take or release albums, which are sent in order. */
let lane: Promise<unknown> = Promise.resolve();

function inOrder(step: () => Promise<unknown>): void {
  lane = lane.then(step).catch((error: unknown) => {
    logFailure('An album in review could not be taken or given back', error);
  });
}

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
    const answer = await callApi(saveRemarks, { body: { cartId: id, descriptions } });
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

async function take(queries: QueryClient, id: string): Promise<void> {
  const { queryKey } = approvalProductQuery(id);
  try {
    const { taken } = await callApi(takeApprovalProduct, { params: { id } });
    queries.setQueryData(queryKey, (product) => (product ? { ...product, taken } : undefined));
  } catch {
    // The refetched album shows why it could not be assigned.
    await queries.invalidateQueries({ queryKey });
  }
}

async function release(queries: QueryClient, id: string): Promise<void> {
  try {
    await callApi(releaseApprovalProduct, { params: { id } });
  } finally {
    await invalidate.review(queries);
  }
}

/**
 * Editing state for one review round. The album is assigned to the reviewer while the component is
 * mounted; unmounting saves the remarks and then releases the album.
 */
export function useRemarkEditing(product: ApprovalProduct): RemarkEditing {
  const queries = useQueryClient();
  const reviewerId = useSession((session) => session.user?.id ?? '');
  const { id, round } = product;
  const [work] = useState(() =>
    createRemarkEditing({
      saved: savedTexts(product),
      savedPins: savedPins(product),
      drafts: createRemarkDraftStorage({ reviewerId, albumId: id, round }),
      send: (remarks) => sendRemarks(queries, product, remarks),
      isTransientError,
    }),
  );
  useEffect(() => {
    inOrder(() => take(queries, id));
    work.start();
    return () => {
      inOrder(async () => {
        await work.leave();
        await release(queries, id).catch(() => undefined);
      });
    };
  }, [work, queries, id]);
  useEffect(() => saveWhereItMayEnd(work), [work]);
  return work;
}

/**
 * Saves when the connection returns and when the tab is hidden; warns before the page is left with
 * unsaved text.
 */
function saveWhereItMayEnd(work: RemarkEditing): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const hasUnsaved = () => listUnsavedPhotos(work.store.getState()).length > 0;
  const saveUnsaved = () => {
    if (hasUnsaved()) void work.save();
  };
  addEventListener('online', saveUnsaved, { signal });
  document.addEventListener('visibilitychange', saveUnsaved, { signal });
  addEventListener(
    'beforeunload',
    (event) => {
      if (hasUnsaved()) event.preventDefault();
    },
    { signal },
  );
  return () => listening.abort();
}
