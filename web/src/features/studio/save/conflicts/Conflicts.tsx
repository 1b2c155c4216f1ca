import { useMessages } from '#lib/language/i18n.ts';
import { useLazyPart } from '#lib/loading/lazy-part.ts';
import { MissingPartNotice } from '#ui/feedback/MissingPartNotice.tsx';
import { savingMessages } from '../../messages';
import { useStudioState } from '../../studio-context';
import { lazyConflictNotices } from './lazy-conflict-notices';

/** Ways to resolve a conflict: a design was changed here and elsewhere. */
export interface ConflictActions {
  /** Opens the copy saved elsewhere and discards the local changes. */
  onUseOther: () => void;
  /** Keeps this copy, which replaces the one saved elsewhere. */
  onKeepThis: () => void;
}

/** Notices that a design was also changed elsewhere; the customer chooses the version to keep. */
export function Conflicts({ onUseOther, onKeepThis }: ConflictActions) {
  const t = useMessages(savingMessages);
  const hasConflict = useStudioState(({ conflict }) => conflict !== null);
  const hasBookConflict = useStudioState(({ bookConflict }) => bookConflict !== null);
  const isWanted = hasConflict || hasBookConflict;
  const notices = useLazyPart(lazyConflictNotices, isWanted);
  if (!isWanted) return null;
  if (!notices) {
    return <MissingPartNotice part={lazyConflictNotices}>{t.noConflictNotices}</MissingPartNotice>;
  }
  const { ConflictNotice, BookConflictNotice, BookConflictDialog } = notices;
  return (
    <>
      {hasConflict && <ConflictNotice {...{ onUseOther, onKeepThis }} />}
      {hasBookConflict && <BookConflictNotice Dialog={BookConflictDialog} />}
    </>
  );
}
