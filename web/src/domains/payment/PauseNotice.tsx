import type { Pausable } from '@smriti/shared/staff/pause';
import { usePause } from '../../lib/shop/use-pause';
import { InlineMessage } from '../../ui/feedback/InlineMessage';

/** On a page that leads to something the shop can close: its sentence, while it is closed. */
export function PauseNotice({ what }: { what: Pausable }) {
  const sentence = usePause(what);
  return sentence === null ? null : <InlineMessage tone="waiting">{sentence}</InlineMessage>;
}
