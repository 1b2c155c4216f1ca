import { lazy, Suspense, useEffect, useState } from 'react';
import { formatTime } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import { Button } from '#ui/actions/Button.tsx';
import { savingMessages } from './messages';
import { useStudio, useStudioState } from './studio-context';
import styles from './StudioToolbar.module.css';
import { UndoButtons } from './UndoButtons';

const StartOverDialog = lazy(() =>
  loadWithTexts(
    async () => ({ default: (await import('./save/StartOverDialog')).StartOverDialog }),
    'editor',
  ),
);

/** Toolbar with the time of the last save, undo, redo and the button to start over. */
export function StudioToolbar({ onStartOver }: { onStartOver: () => void }) {
  const t = useMessages(savingMessages);
  const { isRestored } = useStudio();
  const savedAt = useStudioState((state) => state.savedAt);
  const savedAtText = useSavedAtText();
  const [isAsking, setIsAsking] = useState(false);
  useUndoKeys();
  return (
    <div className={styles.toolbar}>
      <p className={styles.saved}>
        {isRestored && <span>{t.restored} </span>}
        <span data-testid="saved-at">{savedAtText}</span>
        <StorageFullWarning />
      </p>
      <div className={styles.buttons}>
        {savedAt !== null && (
          <Button
            variant="quiet"
            size="small"
            className={styles.startOver}
            onClick={() => setIsAsking(true)}
          >
            {t.startOver}
          </Button>
        )}
        <UndoButtons />
      </div>
      {isAsking && (
        <Suspense>
          <StartOverDialog
            onClose={() => setIsAsking(false)}
            onStartOver={() => {
              setIsAsking(false);
              onStartOver();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Warning that this browser has no room to store changes; announced again when the account copy
 * changes.
 */
export function StorageFullWarning() {
  const t = useMessages(savingMessages);
  const isFull = useStudioState((state) => state.isFull);
  const isInAccount = useStudioState(({ account }) => account === 'kept');
  const text = isInAccount ? t.browserFullInAccount : t.browserFull;
  return (
    <span role="status">
      {isFull && <strong className="block text-danger strong">{text}</strong>}
    </span>
  );
}

/** Sentence that says where and when the design was last saved. */
export function useSavedAtText(): string {
  const t = useMessages(savingMessages);
  const savedAt = useStudioState((state) => state.savedAt);
  const account = useStudioState((state) => state.account);
  const isEdited = useStudio().plan.albumId !== undefined;
  if (savedAt === null) return t.notSavedYet;
  const texts = {
    off: t.savedAt,
    kept: isEdited ? t.pagesSaved : t.savedInAccount,
    later: isEdited ? t.pagesLater : t.savedHereOnly,
    full: t.accountFull,
  };
  return texts[account]({ time: formatTime(savedAt) });
}

/** Inputs without text, for which the browser has no undo of its own. */
const WORDLESS = '[type=radio], [type=checkbox], [type=range]';

/** Whether an element takes typed text. */
export function isTypingTarget(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(`input:not(${WORDLESS}), textarea`);
}

/**
 * Keyboard shortcuts Ctrl+Z and Ctrl+Shift+Z (Command on a Mac); text fields keep the browser's
 * undo.
 */
function useUndoKeys(): void {
  const { store } = useStudio();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndoKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (!isUndoKey || isTypingTarget(event.target)) return;
      event.preventDefault();
      const { undo, redo } = store.temporal.getState();
      // The renders and their paint are one frame.
      requestAnimationFrame(() => (event.shiftKey ? redo() : undo()));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store]);
}
