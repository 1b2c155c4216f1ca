import ChevronLeft from 'lucide-react/icons/chevron-left';
import Images from 'lucide-react/icons/images';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Shuffle from 'lucide-react/icons/shuffle';
import { useIsNarrowWindow } from '#domains/book/spread/use-viewport.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { UndoButtons } from '../UndoButtons';
import { frameMessages } from './messages';
import type { SpreadActions } from './state/use-spread-actions';
import { bookMessages } from '../book/messages';
import styles from './SpreadTools.module.css';

interface SpreadToolsProps {
  actions: SpreadActions;
  /** Number of photos left out of the book. */
  leftOut: number;
  onOpenTray: () => void;
}

/**
 * Tools for one spread: another layout, and the lock. On phones they are a bar at the lower edge of
 * the window.
 */
export function SpreadTools({ actions, leftOut, onOpenTray }: SpreadToolsProps) {
  const t = useMessages(bookMessages);
  const words = useMessages(frameMessages);
  const isNarrow = useIsNarrowWindow();
  const { canLayOut, layOut, toggleLock, hasLayouts, isLayoutsOpen, toggleLayouts } = actions;
  const { rank, locked } = actions.spread;
  return (
    <div role="group" aria-label={t.tools} className={styles.tools}>
      {canLayOut && (
        <>
          {!isNarrow && (
            <IconButton label={t.layoutBefore} aria-disabled={locked} onClick={() => layOut(-1)}>
              <ChevronLeft />
            </IconButton>
          )}
          {!isNarrow && rank && (
            <span className="tabular">{t.layout({ at: rank.at, of: rank.of })}</span>
          )}
          <Button
            size="small"
            icon={<Shuffle aria-hidden="true" />}
            aria-disabled={locked}
            onClick={() => layOut(1)}
          >
            {t.layoutAfter}
          </Button>
        </>
      )}
      {hasLayouts && (
        <Button
          size="small"
          icon={<LayoutGrid aria-hidden="true" />}
          aria-expanded={isLayoutsOpen}
          onClick={toggleLayouts}
        >
          {words.layouts}
        </Button>
      )}
      <Button
        size="small"
        variant={locked ? 'outline' : 'quiet'}
        aria-pressed={locked}
        icon={locked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
        onClick={toggleLock}
      >
        {t.keep}
      </Button>
      {isNarrow && leftOut > 0 && (
        <Button size="small" icon={<Images aria-hidden="true" />} onClick={onOpenTray}>
          {words.openTray({ count: leftOut })}
        </Button>
      )}
      {isNarrow && <UndoButtons labels={{ undo: t.stepBack, redo: t.stepOn }} />}
    </div>
  );
}
