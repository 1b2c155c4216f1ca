import { findFrame, type FrameAddress, canAddPhoto } from '@smriti/shared/book/edit/find-frame';
import type { KnownPhotos } from '@smriti/shared/book/edit/frames';
import type { Book } from '@smriti/shared/book/scene';
import { useState } from 'react';
import type { ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useStudio } from '../../studio-context';
import type { StudioState } from '../../studio-store';
import { type FillInput, toPhotoForBook } from '../../book/fill-input';
import { useBookEditing } from './use-book-editing';
import {
  type DropPlace,
  isSameFrame,
  isSamePickedItem,
  isSamePlace,
  type PickedItem,
} from '../gestures/drop-places';
import { frameMessages } from '../messages';
import { useLayoutEngine } from './use-layout-engine';

interface FramesOf {
  scene: Book;
  photos: ShownPhotos;
  input: FillInput;
  chosen: FrameAddress | null;
  /** Id of the edited spread. */
  shownId: string | null;
  onChoose: (at: FrameAddress | null) => void;
  /** Opens another spread. */
  onShow: (id: string) => void;
}

/** All photos of the design by key, as the book layout needs them, including those left out of the book. */
function knownPhotos({ order, photos }: Pick<StudioState, 'order' | 'photos'>): KnownPhotos {
  return new Map(
    Object.entries(photos).map(([key, photo]) => [
      key,
      toPhotoForBook(photo, order.indexOf(key) + 1),
    ]),
  );
}

/**
 * Returns a function that names a photo by its position, or by its file name if it was left out.
 */
function usePhotoNames(photos: ShownPhotos) {
  const t = useMessages(frameMessages);
  const { store } = useStudio();
  return (photo: string | null): string => {
    if (photo === null) return t.emptyFrame;
    const { order, photos: all } = store.getState();
    const name = all[photo]?.name ?? '';
    const place = photos.get(photo)?.place ?? '';
    return order.includes(photo) || name === '' ? t.photo({ place }) : name;
  };
}

type NameOf = ReturnType<typeof usePhotoNames>;

/** State of the picked-up photo, and functions that put it down. */
function usePicking({ scene, photos, shownId, onChoose, onShow }: FramesOf, nameOf: NameOf) {
  const t = useMessages(frameMessages);
  const { store } = useStudio();
  const { say } = useBookEditing();
  const { editWithEngine } = useLayoutEngine();
  const [held, setHeld] = useState<PickedItem | null>(null);
  const photoOf = (one: PickedItem) =>
    one.kind === 'frame' ? (findFrame(scene, one.at)?.photo ?? null) : one.photo;
  // After an undo or a refill, the picked-up frame or photo may no longer exist.
  const isFound =
    held?.kind === 'frame' ? findFrame(scene, held.at) : held && photos.get(held.photo);
  const picked = isFound ? held : null;

  function pick(from: PickedItem): void {
    const photo = photoOf(from);
    setHeld(from);
    // The tools of a frame are shown only with its spread.
    onChoose(from.kind === 'frame' && from.at.spread === shownId ? from.at : null);
    say(photo === null ? t.emptyPicked : t.pickedUp({ photo: nameOf(photo) }));
  }

  function putDown(): void {
    if (!picked) return;
    const photo = photoOf(picked);
    setHeld(null);
    say(photo === null ? t.emptyPutDown : t.putDown({ photo: nameOf(photo) }));
  }

  /** Drops a picked photo on a place. If the place is another spread, opens it and keeps the photo picked up. */
  function drop(from: PickedItem, to: DropPlace): void {
    if (to.kind === 'spread') {
      onShow(to.id);
      return;
    }
    if (isSamePlace(from, to)) {
      putDown();
      return;
    }
    const known = knownPhotos(store.getState());
    setHeld(null);
    editWithEngine(({ planPhotoMove }) => {
      if (to.kind === 'frame') onChoose(to.at);
      return planPhotoMove({ book: scene, from, to, known, t, nameOf });
    });
  }

  /** Handles a click: picks a photo up, drops it on the clicked place, or puts it back. */
  function press(on: PickedItem): void {
    if (isSamePickedItem(picked, on)) putDown();
    else if (!picked || (picked.kind === 'tray' && on.kind === 'tray')) pick(on);
    // In the next frame, so that the renders and their paint are one frame.
    else requestAnimationFrame(() => drop(picked, on));
  }

  return {
    picked,
    /** Whether the picked-up frame is empty and waits for a photo. */
    isEmptyPicked: picked !== null && photoOf(picked) === null,
    pick,
    putDown,
    drop,
    press,
    photoOf,
    letGo: () => setHeld(null),
  };
}

type Picking = ReturnType<typeof usePicking>;

/** Functions that add the picked-up photo to a spread. */
function useAddToSpread({ scene, onChoose }: FramesOf, nameOf: NameOf, picking: Picking) {
  const t = useMessages(frameMessages);
  const { store } = useStudio();
  const { say } = useBookEditing();
  const { editWithEngine } = useLayoutEngine();
  const { picked, photoOf, letGo } = picking;

  /** Whether the picked-up photo can be added to a spread. */
  function canAdd(spread: string): boolean {
    const isElsewhere = picked?.kind === 'tray' || picked?.at.spread !== spread;
    return picked !== null && isElsewhere && photoOf(picked) !== null && canAddPhoto(scene, spread);
  }

  /** Adds the picked-up photo to a spread. */
  function add(to: string): void {
    const photo = picked && photoOf(picked);
    if (!photo) return;
    const from = picked.kind === 'frame' ? picked.at : null;
    const known = [...knownPhotos(store.getState()).values()];
    editWithEngine(({ addPhoto }) => {
      const change = (book: Book) => addPhoto(book, { photo, from, to }, known);
      if (change(scene) !== scene) return { change, said: t.added({ photo: nameOf(photo) }) };
      say(t.noRoom);
      return null;
    });
    letGo();
    onChoose(null);
  }

  return { canAdd, add };
}

/** State of the book's frames (the selected, picked-up and moved one), and actions on them. */
export function useFrameState(of: FramesOf) {
  const { scene, photos, input, chosen, onChoose } = of;
  const t = useMessages(frameMessages);
  const { say } = useBookEditing();
  const nameOf = usePhotoNames(photos);
  const picking = usePicking(of, nameOf);
  const adding = useAddToSpread(of, nameOf, picking);
  const { letGo, pick, picked, isEmptyPicked, putDown, drop, press } = picking;
  const { editWithEngine } = useLayoutEngine();
  const [movingAt, setMovingAt] = useState<FrameAddress | null>(null);
  const photoAt = (at: FrameAddress) => findFrame(scene, at)?.photo ?? null;
  // If another frame or spread is selected, moving ends and its changes are kept.
  if (movingAt && !isSameFrame(movingAt, chosen)) setMovingAt(null);
  const moving = movingAt && photoAt(movingAt) !== null ? movingAt : null;

  function startMoving(at: FrameAddress): void {
    const photo = photoAt(at);
    if (photo === null) return;
    const isKnown = typeof photos.get(photo)?.width === 'number';
    letGo();
    onChoose(at);
    setMovingAt(isKnown ? at : null);
    say(isKnown ? t.moving({ photo: nameOf(photo) }) : t.notKnown);
  }

  function stopMoving(): void {
    if (!moving) return;
    setMovingAt(null);
    say(t.doneMoving({ photo: nameOf(photoAt(moving)) }));
  }

  function remove(at: FrameAddress): void {
    editWithEngine(({ removeFrame }) => ({
      change: (book) => removeFrame(book, at, input.photos),
      said: t.frameRemoved,
    }));
    letGo();
    onChoose(null);
  }

  return {
    ...adding,
    picked,
    isEmptyPicked,
    putDown,
    drop,
    press,
    pick: (from: PickedItem) => {
      setMovingAt(null);
      pick(from);
    },
    chosen,
    moving,
    nameOf,
    startMoving,
    stopMoving,
    remove,
    choose: onChoose,
  };
}

export type FrameState = ReturnType<typeof useFrameState>;
