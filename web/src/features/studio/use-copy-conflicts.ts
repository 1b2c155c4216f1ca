import { type RefObject } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { savingMessages } from './messages';
import { useStudio } from './studio-context';

interface OtherCopiesOptions {
  /** Element of the form, including the save buttons. */
  form: RefObject<HTMLElement | null>;
  /** Opens the page again and focuses its heading. */
  onStartOver: () => void;
  /** Loads the edited album again. */
  onReload?: (() => Promise<unknown>) | undefined;
  /** Clears the problem of the last save. */
  onSolved: () => void;
}

/**
 * Actions for conflicts with another copy of the design. Each of them removes its notice, focuses
 * the chosen copy and announces the result.
 */
export function useCopyConflicts({ form, onStartOver, onReload, onSolved }: OtherCopiesOptions) {
  const t = useMessages(savingMessages);
  const studio = useStudio();

  /** Focuses the save button of the form, which stays open, and announces a text. */
  function goOnHere(said: string): void {
    form.current?.querySelector<HTMLElement>('[data-save]')?.focus({ preventScroll: true });
    showToast('success', said);
  }

  async function startOver(): Promise<void> {
    await studio.abandon();
    await onReload?.();
    onStartOver();
  }

  async function loadNewer(): Promise<void> {
    await startOver();
    showToast('success', t.otherOpened);
  }

  async function openOther(): Promise<void> {
    const isGone = studio.store.getState().conflict === 'gone';
    try {
      await studio.giveWay();
      onStartOver();
      if (!isGone) showToast('success', t.otherOpened);
    } catch (error) {
      logFailure('The other copy of the design could not be opened', error);
      showToast('error', t.otherFailed);
    }
  }

  function keepThis(): void {
    void studio.takeOver();
    goOnHere(t.thisKept);
  }

  function keepMine(): void {
    onSolved();
    goOnHere(t.mineKept);
  }

  return { startOver, loadNewer, openOther, keepThis, keepMine };
}
