import { useEffect, useState } from 'react';

/** How long the page says that something was copied (docs/rules.md#pages-13). */
const COPIED_MS = 3000;

/** What became of copying; `copied` passes after 3 seconds. */
type CopyState = 'idle' | 'copied' | 'failed';

/** Copies texts to the clipboard, and tells what became of it. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<boolean> } {
  // A number of its own for each attempt, so that copying again begins the 3 seconds anew.
  const [{ state, attempt }, setCopied] = useState({ state: 'idle' as CopyState, attempt: 0 });
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setCopied({ state: 'idle', attempt }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  async function copy(text: string): Promise<boolean> {
    const isCopied = await write(text);
    setCopied({ state: isCopied ? 'copied' : 'failed', attempt: attempt + 1 });
    return isCopied;
  }

  return { state, copy };
}

/** Browsers refuse without the permission, and have no clipboard where the page is not secure. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
