import type { Pausable } from '@smriti/shared/staff/pause';
import { usePause } from '#lib/shop/use-pause.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';

/** Notice that the shop has paused a function; for pages that lead to it. */
export function PauseNotice({ what }: { what: Pausable }) {
  const sentence = usePause(what);
  return sentence === null ? null : <InlineMessage tone="waiting">{sentence}</InlineMessage>;
}
