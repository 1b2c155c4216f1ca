import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Chunk size limit: React would move larger parts to the end of the page and insert them by scripts
 * that the content policy forbids.
 */
const WHOLE = Number.MAX_SAFE_INTEGER;

/**
 * Renders a page with all its lazily loaded parts to HTML.
 * @throws when a part fails, or has not loaded after `limit` milliseconds
 */
export async function prerenderPage(page: ReactNode, limit: number): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    signal: AbortSignal.timeout(limit),
    progressiveChunkSize: WHOLE,
    // React calls this in tasks of its own, in which a thrown error would end the process.
    onError: (error: unknown) => {
      failures.push(error);
    },
  });
  if (failures.length > 0) throw new Error('a page was not rendered', { cause: failures[0] });
  return new Response(prelude).text();
}
