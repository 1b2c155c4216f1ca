import { useMessages } from '#lib/language/i18n.ts';
import { usePart } from '#lib/loading/load-once.ts';
import { MissingPart } from '#ui/feedback/MissingPart.tsx';
import { savingMessages } from '../../messages';
import { useStudioState } from '../../studio-context';
import { conflictNotices } from './conflict-notices';

interface ConflictsProps {
  /** Opens the copy saved elsewhere and discards the local changes. */
  onUseOther: () => void;
  /** Keeps this copy, which replaces the one saved elsewhere. */
  onKeepThis: () => void;
}

/** Notices for a design that was changed in two places, which ask for the version to keep. */
export function Conflicts({ onUseOther, onKeepThis }: ConflictsProps) {
  const t = useMessages(savingMessages);
  const hasConflict = useStudioState(({ conflict }) => conflict !== null);
  const hasBookConflict = useStudioState(({ bookConflict }) => bookConflict !== null);
  const isWanted = hasConflict || hasBookConflict;
  const notices = usePart(conflictNotices, isWanted);
  if (!isWanted) return null;
  if (!notices) {
    return (
      <MissingPart part={conflictNotices} retryLabel={t.tryAgain}>
        {t.noConflictNotices}
      </MissingPart>
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
