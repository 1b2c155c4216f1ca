import { type RefObject } from 'react';
import { showToast } from '../../ui/feedback/toast';
import { useMessages } from '../../lib/language/i18n';
import { logFailure } from '../../lib/log';
import { savingMessages } from './messages';
import { useStudio } from './studio-context';

interface OtherCopiesOptions {
  /** The form, with the buttons that save. */
  form: RefObject<HTMLElement | null>;
  /** Opens the page anew, whose heading takes the focus then. */
  onStartOver: () => void;
  /** Loads what is edited anew. */
  onReload?: (() => Promise<unknown>) | undefined;
  /** The problem of the last save is dealt with. */
  onSolved: () => void;
}

/**
 * What can be chosen where there is another copy of the design. A choice takes its own notice away:
 * the focus goes to what was chosen, and what that is is said.
 */
export function useOtherCopies({ form, onStartOver, onReload, onSolved }: OtherCopiesOptions) {
  const t = useMessages(savingMessages);
  const studio = useStudio();

  /** The design stays in view: its own next step takes the focus. */
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
