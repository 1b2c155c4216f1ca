import { canAddText } from '@smriti/shared/book/edit/find-text';
import type { Book, LayoutReason } from '@smriti/shared/book/scene';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Shuffle from 'lucide-react/icons/shuffle';
import Type from 'lucide-react/icons/type';
import { Suspense } from 'react';
import { useIsNarrowWindow } from '#domains/book/spread/use-viewport.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { bookMessages } from '../book/messages';
import { frameMessages } from './messages';
import styles from './SpreadTools.module.css';
import { ToolRow } from './ToolRow';
import type { SpreadActions } from './state/use-spread-actions';

const LayoutExplanation = lazyOptionalComponent(
  'LayoutExplanation',
  async () => (await import('./LayoutExplanation')).LayoutExplanation,
);

interface SpreadToolsProps {
  scene: Book;
  actions: SpreadActions;
  onAddText: () => void;
}

/** Tools for one spread: another layout, the lock and a text; with the reason for its layout. */
export function SpreadTools({ scene, actions, onAddText }: SpreadToolsProps) {
  const t = useMessages(bookMessages);
  const words = useMessages(frameMessages);
  const isNarrow = useIsNarrowWindow();
  const { canLayOut, layOut, toggleLock, hasLayouts, isLayoutsOpen, toggleLayouts } = actions;
  const { id, rank, locked, why } = actions.spread;
  const shownRank = rank && t.layout({ at: rank.at, of: rank.of });
  return (
    <div>
      <ToolRow role="group" aria-label={t.tools}>
        {canLayOut && (
          <>
            {!isNarrow && (
              <IconButton label={t.layoutBefore} aria-disabled={locked} onClick={() => layOut(-1)}>
                <ChevronLeft />
              </IconButton>
            )}
            {!isNarrow && shownRank && <span className={styles.rank}>{shownRank}</span>}
            <Button
              size="small"
              variant="quiet"
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
            variant="quiet"
            icon={<LayoutGrid aria-hidden="true" />}
            aria-expanded={isLayoutsOpen}
            onClick={toggleLayouts}
          >
            {words.layouts}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-pressed={locked}
          icon={locked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
          onClick={toggleLock}
        >
          {t.keep}
        </Button>
        {canAddText(scene, id) && (
          <Button
            size="small"
            variant="quiet"
            icon={<Type aria-hidden="true" />}
            aria-keyshortcuts="T"
            onClick={onAddText}
          >
            {words.addText}
          </Button>
        )}
      </ToolRow>
      <LayoutNote rank={(isNarrow && canLayOut && shownRank) || ''} why={why} />
    </div>
  );
}

interface LayoutNoteProps {
  /** Rank of the layout; empty where the toolbar shows it. */
  rank: string;
  why: LayoutReason | null;
}

/** Line below the tools: the rank of the layout, and the reason for it. */
function LayoutNote({ rank, why }: LayoutNoteProps) {
  if (rank === '' && !why) return null;
  return (
    <p className={styles.why}>
      {rank}
      {why && (
        <Suspense>
          <LayoutExplanation why={why} separator={rank && ' · '} />
        </Suspense>
      )}
    </p>
  );
}
