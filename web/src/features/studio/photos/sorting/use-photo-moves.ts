import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { photoMessages } from '../../messages';
import { useStudio } from '../../studio-context';
import { movePhoto, removePhotos, setPhotoOrder } from '../../studio-store';
import { gridMessages } from '../grid-messages';
import { movePhotosTo } from './photo-order';

interface PhotoMoves {
  /** Announcement of the last move, for screen readers. */
  news: string;
  /** Moves a photo; positions count from 1. Does nothing if a position is out of range. */
  move: (from: number, to: number) => void;
  /** Moves photos to consecutive positions, which start at `place`. */
  moveTo: (keys: readonly string[], place: number) => void;
  /**
   * Removes a photo; the focus moves to the neighbour's remove button, or to the button that adds
   * photos.
   */
  remove: (position: number) => void;
}

interface Places {
  list: RefObject<HTMLElement | null>;
  addButton: RefObject<HTMLElement | null>;
}

export function usePhotoMoves({ list, addButton }: Places): PhotoMoves {
  const t = useMessages(gridMessages);
  const { unnamed } = useMessages(photoMessages);
  const { store } = useStudio();
  const [news, setNews] = useState('');

  const nameAt = useCallback(
    (position: number) => {
      const { order, photos } = store.getState();
      return photos[order[position - 1] ?? '']?.name || unnamed({ position });
    },
    [store, unnamed],
  );

  const move = useCallback(
    (from: number, to: number) => {
      const total = store.getState().order.length;
      if (from === to || to < 1 || to > total) return;
      const name = nameAt(from);
      movePhoto(store, from - 1, to - 1);
      setNews(t.moved({ name, position: to, total }));
    },
    [store, nameAt, t],
  );

  const moveTo = useCallback(
    (keys: readonly string[], place: number) => {
      const { order } = store.getState();
      const total = order.length;
      const name = nameAt(order.indexOf(keys[0] ?? '') + 1);
      if (!setPhotoOrder(store, movePhotosTo(order, keys, place))) return;
      if (keys.length === 1) setNews(t.moved({ name, position: place, total }));
      else
        showToast('success', t.movedMany({ first: place, last: place + keys.length - 1, total }));
    },
    [store, nameAt, t],
  );

  const remove = useCallback(
    (position: number) => {
      const { order } = store.getState();
      const key = order[position - 1];
      if (key === undefined) return;
      const neighbour = order[position] ?? order[position - 2];
      const name = nameAt(position);
      flushSync(() => {
        removePhotos(store, [key]);
        setNews(t.removed({ name }));
      });
      const next = list.current?.querySelector<HTMLElement>(`[data-remove="${neighbour}"]`);
      (next ?? addButton.current)?.focus();
    },
    [store, nameAt, t, list, addButton],
  );

  return { news, move, moveTo, remove };
}
