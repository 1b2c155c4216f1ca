import * as z from 'zod/mini';
import { serverLink } from './draft';

/** A change of a draft that some tab has kept; rev 0: it is removed. */
const draftChange = z.object({
  name: z.string(),
  designId: z.string(),
  rev: z.int(),
  /** The shop's copy, where nothing but that is new. */
  link: z.optional(serverLink),
});
type DraftChange = Omit<z.infer<typeof draftChange>, 'name'>;

interface Tabs {
  tell: (change: DraftChange) => void;
  dispose: () => void;
}

/** Connects the tabs of this browser that have the same draft open. */
export function connectTabs(name: string, onChange: (change: DraftChange) => void): Tabs {
  const channel = new BroadcastChannel('smriti-drafts');
  let isOver = false;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const change = draftChange.safeParse(data);
    if (change.success && change.data.name === name) onChange(change.data);
  };
  return {
    tell: (change) => {
      // what is kept while the page is left comes after its end
      if (!isOver) channel.postMessage({ ...change, name });
    },
    dispose: () => {
      isOver = true;
      channel.close();
    },
  };
}
