import * as z from 'zod/mini';
import { serverLinkSchema } from './draft';

/**
 * Schema of the message that tells other tabs about a write of a draft; revision 0 means that it
 * was deleted.
 */
const draftChange = z.object({
  name: z.string(),
  designId: z.string(),
  rev: z.int(),
  /** New server link, if nothing else has changed. */
  link: z.optional(serverLinkSchema),
});
type DraftChange = Omit<z.infer<typeof draftChange>, 'name'>;

interface Tabs {
  tell: (change: DraftChange) => void;
  dispose: () => void;
}

export function connectDraftTabs(name: string, onChange: (change: DraftChange) => void): Tabs {
  const channel = new BroadcastChannel('smriti-drafts');
  let isOver = false;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const change = draftChange.safeParse(data);
    if (change.success && change.data.name === name) onChange(change.data);
  };
  return {
    tell: (change) => {
      // A write that started while the page was being left may end after the channel is closed.
      if (!isOver) channel.postMessage({ ...change, name });
    },
    dispose: () => {
      isOver = true;
      channel.close();
    },
  };
}
