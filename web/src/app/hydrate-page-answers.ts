import { PAGE_ANSWERS_ID } from '@smriti/shared/base/public-pages';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

const answers = z.array(z.tuple([z.array(z.unknown()), z.unknown()]));

/** Timestamp (ms) that marks answers as stale; 0 would mean 'never fetched'. */
const LONG_AGO = 1;

/**
 * Fills the query cache with the API answers that the server rendered the page from, so that they
 * are not fetched again. The answers of a cached page count as stale and are refetched
 * (docs/rules.md#offline-1).
 */
export function hydratePageAnswers(client: QueryClient): void {
  const block = document.getElementById(PAGE_ANSWERS_ID);
  if (!block?.textContent) return;
  const updatedAt = block.dataset.kept === undefined ? Date.now() : LONG_AGO;
  for (const [key, answer] of answers.parse(JSON.parse(block.textContent))) {
    client.setQueryData(key, answer, { updatedAt });
  }
}
