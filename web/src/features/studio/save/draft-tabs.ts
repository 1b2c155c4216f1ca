import * as z from 'zod/mini';
import { serverLink } from './draft';

/** Announces a write of a draft to the other tabs; rev 0: the draft was removed. */
const draftChange = z.object({
  name: z.string(),
  designId: z.string(),
  rev: z.int(),
  /** The new server link, if nothing else has changed. */
  link: z.optional(serverLink),
});
type DraftChange = Omit<z.infer<typeof draftChange>, 'name'>;

interface Tabs {
  tell: (change: DraftChange) => void;
  dispose: () => void;
}

/** Connects this browser's tabs that have the same draft open. */
export function connectTabs(name: string, onChange: (change: DraftChange) => void): Tabs {
  const channel = new BroadcastChannel('smriti-drafts');
  let isOver = false;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const change = draftChange.safeParse(data);
    if (change.success && change.data.name === name) onChange(change.data);
  };
  return {
    tell: (change) => {
      // a write made while the page is being left can finish after the channel is closed
      if (!isOver) channel.postMessage({ ...change, name });
    },
    dispose: () => {
      isOver = true;
      channel.close();
    },
  };
}
