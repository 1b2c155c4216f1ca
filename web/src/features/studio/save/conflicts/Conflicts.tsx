import { useMessages } from '#lib/language/i18n.ts';
import { useLazyPart } from '#lib/loading/lazy-part.ts';
import { MissingPartNotice } from '#ui/feedback/MissingPartNotice.tsx';
import { savingMessages } from '../../messages';
import { useStudioState } from '../../studio-context';
import { lazyConflictNotices } from './lazy-conflict-notices';

/** What the customer can do about a design that was changed in two places. */
export interface ConflictActions {
  /** Opens the copy saved elsewhere and discards the local changes. */
  onUseOther: () => void;
  /** Keeps this copy, which replaces the one saved elsewhere. */
  onKeepThis: () => void;
}

/** Notices for a design that was changed in two places, which ask for the version to keep. */
export function Conflicts({ onUseOther, onKeepThis }: ConflictActions) {
  const t = useMessages(savingMessages);
  const hasConflict = useStudioState(({ conflict }) => conflict !== null);
  const hasBookConflict = useStudioState(({ bookConflict }) => bookConflict !== null);
  const isWanted = hasConflict || hasBookConflict;
  const notices = useLazyPart(lazyConflictNotices, isWanted);
  if (!isWanted) return null;
  if (!notices) {
    return (
      <MissingPartNotice part={lazyConflictNotices} retryLabel={t.tryAgain}>
        {t.noConflictNotices}
      </MissingPartNotice>
    );
  }
  const { ConflictNotice, BookConflictNotice, BookConflictDialog } = notices;
  return (
    <>
      {hasConflict && <ConflictNotice {...{ onUseOther, onKeepThis }} />}
      {hasBookConflict && <BookConflictNotice Dialog={BookConflictDialog} />}
    </>
  );
}
