import type { FrameAddress } from '@smriti/shared/book/edit/find-frame';
import { findSpread } from '@smriti/shared/book/book-parts';
import { setSpreadLocked } from '@smriti/shared/book/edit/spread-edit';
import { type Book, spreadPhotoIds } from '@smriti/shared/book/scene';
import { type KeyboardEvent, useState } from 'react';
import { type SpreadFace, isCoverId } from '#domains/book/spread/face.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useStudio } from '../../studio-context';
import type { FillInput } from '../../book/fill-input';
import { useBookEditing } from './use-book-editing';
import { frameMessages } from '../messages';
import type { FrameState } from './use-frame-state';
import { useLayoutEngine } from './use-layout-engine';

interface ActionsOf {
  scene: Book;
  face: SpreadFace;
  input: FillInput;
  frames: FrameState;
}

/** Actions on the edited spread, by button and by single-letter shortcut. */
export function useSpreadActions({ scene, face, input, frames }: ActionsOf) {
  const t = useMessages(frameMessages);
  const { store } = useStudio();
  const { edit, say } = useBookEditing();
  const { editWithEngine } = useLayoutEngine();
  const [layoutsOf, setLayoutsOf] = useState<string | null>(null);
  const { spread } = face;
  const { id, locked, rank } = spread;
  const hasPhotos = !isCoverId(id) && spreadPhotoIds(spread).length > 0;
  const canLayOut = hasPhotos && (rank === null || rank.of > 1);

  function layOut(step: 1 | -1): void {
    if (!canLayOut || locked) {
      say(locked ? t.isLocked : t.noLayouts);
      return;
    }
    editWithEngine(({ applyAnotherLayout }) => {
      const change = (book: Book) => applyAnotherLayout(book, id, input.photos, step);
      const now = findSpread(change(scene), id)?.rank;
      return { change, said: now ? t.layoutNow(now) : '' };
    });
  }

  function toggleLock(): void {
    edit((book) => setSpreadLocked(book, id, !locked), locked ? t.unlocked : t.locked);
  }

  const toggleLayouts = () => setLayoutsOf((open) => (open === id ? null : id));
  const closeLayouts = () => setLayoutsOf(null);

  /** Announces undo and redo, whose keys are handled for the whole page. */
  function tellOfUndo({ shiftKey }: KeyboardEvent): void {
    const { pastStates, futureStates } = store.temporal.getState();
    if (shiftKey && futureStates.length > 0) say(t.redone);
    if (!shiftKey && pastStates.length > 0) say(t.undone);
  }

  /** Handles a key on a frame; returns whether it was a shortcut. */
  function onFrameKey(event: KeyboardEvent, at: FrameAddress): boolean {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z') tellOfUndo(event);
      return false;
    }
    const takeOut = () => frames.drop({ kind: 'frame', at }, { kind: 'out' });
    const keys: Readonly<Record<string, () => void>> = {
      l: () => (hasPhotos ? toggleLayouts() : say(t.noLayouts)),
      r: () => layOut(event.shiftKey ? -1 : 1),
      k: toggleLock,
      m: () => {
        closeLayouts();
        frames.startMoving(at);
      },
      delete: takeOut,
      backspace: takeOut,
    };
    const act = event.altKey ? undefined : keys[key];
    act?.();
    return act !== undefined;
  }

  return {
    spread,
    canLayOut,
    layOut,
    toggleLock,
    onFrameKey,
    hasLayouts: hasPhotos,
    isLayoutsOpen: layoutsOf === id && hasPhotos,
    toggleLayouts,
    closeLayouts,
  };
}

export type SpreadActions = ReturnType<typeof useSpreadActions>;
