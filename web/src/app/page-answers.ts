import { PAGE_ANSWERS_ID } from '@smriti/shared/base/public-pages';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

const answers = z.array(z.tuple([z.array(z.unknown()), z.unknown()]));

/** Takes over what the page was made of on the server, so that it is not asked for again. */
export function takePageAnswers(client: QueryClient): void {
  const block = document.getElementById(PAGE_ANSWERS_ID);
  if (!block?.textContent) return;
  for (const [key, answer] of answers.parse(JSON.parse(block.textContent))) {
    client.setQueryData(key, answer);
  }
}
