import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** React would put larger parts at the end, and move them by scripts that the content policy forbids. */
const WHOLE = Number.MAX_SAFE_INTEGER;

/**
 * The HTML of a page whose parts are all there.
 * @throws when a part fails, or is not there after `limit` milliseconds
 */
export async function prerendered(page: ReactNode, limit: number): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    signal: AbortSignal.timeout(limit),
    progressiveChunkSize: WHOLE,
    // React calls this from tasks of its own: what is thrown here would end the process.
    onError: (error: unknown) => {
      failures.push(error);
    },
  });
  if (failures.length > 0) throw new Error('a page was not rendered', { cause: failures[0] });
  return new Response(prelude).text();
}
