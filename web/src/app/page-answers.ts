import { PAGE_ANSWERS_ID } from '@smriti/shared/base/public-pages';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

const answers = z.array(z.tuple([z.array(z.unknown()), z.unknown()]));

/** In 1970; zero would say that there was no answer yet. */
const LONG_AGO = 1;

/**
 * Takes over what the page was made of on the server, so that it is not asked for again; it is where the
 * page is one that was seen before (docs/rules.md#offline-1).
 */
export function takePageAnswers(client: QueryClient): void {
  const block = document.getElementById(PAGE_ANSWERS_ID);
  if (!block?.textContent) return;
  const updatedAt = block.dataset.kept === undefined ? Date.now() : LONG_AGO;
  for (const [key, answer] of answers.parse(JSON.parse(block.textContent))) {
    client.setQueryData(key, answer, { updatedAt });
  }
}
