import { useEffect, useState } from 'react';

/** Display time of the success message, in ms (docs/rules.md#pages-13). */
const COPIED_MS = 3000;

/** Result of the last copy; `copied` resets after 3 seconds. */
type CopyState = 'idle' | 'copied' | 'failed';

/** Copies texts to the clipboard and reports the result. */
export function useCopyToClipboard(): {
  state: CopyState;
  copy: (text: string) => Promise<boolean>;
} {
  // A new attempt number restarts the 3 seconds if something is copied again.
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

/** Writes to the clipboard. Resolves to false without permission or on insecure pages. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
