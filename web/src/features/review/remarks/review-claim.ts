import { releaseApprovalProduct, takeApprovalProduct } from '@smriti/shared/album/approval';
import type { QueryClient } from '@tanstack/react-query';
import { approvalProductQuery } from '#lib/albums/approval.ts';
import { callApi, isTransientError } from '#lib/api/api.ts';
import { logFailure } from '#lib/log.ts';
import { invalidate } from '#lib/queries/invalidate.ts';

/** The reviewer's claim on an album: taken when the first text is written, released when the page is left. */
export interface ReviewClaim {
  /** Takes the album, unless the reviewer has it. */
  take: () => void;
  /** Takes the album if that failed because the connection was lost. */
  retryTake: () => void;
  /** Saves, then releases the album if the reviewer has it. */
  release: (save: () => Promise<unknown>) => void;
  /** Releases the album at once, for a tab that is being closed. */
  releaseOnUnload: () => void;
}

/** Queue of the calls that take or release albums, which are sent in order. */
let lane: Promise<unknown> = Promise.resolve();

function runInOrder<T>(step: () => Promise<T>): Promise<T> {
  const run = lane.then(step);
  lane = run.catch((error: unknown) => {
    logFailure('An album in review could not be taken or given back', error);
  });
  return run;
}

export function createReviewClaim(queries: QueryClient, id: string): ReviewClaim {
  const { queryKey } = approvalProductQuery(id);
  const params = { id };
  const isMine = () => queries.getQueryData(queryKey)?.taken?.is_mine ?? false;
  let isTaking = false;
  let hasLostTake = false;

  async function sendTake(): Promise<void> {
    hasLostTake = false;
    try {
      const { taken } = await callApi(takeApprovalProduct, { params });
      queries.setQueryData(queryKey, (product) => product && { ...product, taken });
    } catch (error) {
      hasLostTake = isTransientError(error);
      // The refetched album shows who has it.
      if (!hasLostTake) await queries.invalidateQueries({ queryKey });
    } finally {
      isTaking = false;
    }
  }

  function take(): void {
    if (isTaking || isMine()) return;
    isTaking = true;
    void runInOrder(sendTake);
  }

  return {
    take,
    retryTake: () => {
      if (hasLostTake) take();
    },
    release: (save) => {
      const released = runInOrder(async () => {
        await save();
        if (!isMine()) return;
        try {
          await callApi(releaseApprovalProduct, { params });
        } finally {
          await invalidate.review(queries);
        }
      });
      released.catch(() => undefined); // logged
    },
    releaseOnUnload: () => {
      if (!isMine()) return;
      queries.setQueryData(queryKey, (product) => product && { ...product, taken: null });
      // A lost call leaves the album taken until its time is over.
      callApi(releaseApprovalProduct, { params, keepalive: true }).catch(() => undefined);
    },
  };
}
