import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../../lib/i18n';
import { photoMessages } from '../messages';
import { useStudio } from '../studio-context';
import { movePhoto, removePhotos, setOrder } from '../studio-store';
import { movedTo } from './photo-order';

interface PhotoMoves {
  /** What happened last, for those who do not see it. */
  news: string;
  /** Positions count from 1; beyond the ends nothing happens. */
  move: (from: number, to: number) => void;
  /** Puts a photo where the place is, from 1. */
  moveTo: (key: string, place: number) => void;
  /** The focus goes to the remove button of the neighbour. */
  remove: (position: number) => void;
}

/** Moving and removing the photos of a list. */
export function usePhotoMoves(list: RefObject<HTMLElement | null>): PhotoMoves {
  const t = useMessages(photoMessages);
  const { store } = useStudio();
  const [news, setNews] = useState('');

  const nameAt = useCallback(
    (position: number) => {
      const { order, photos } = store.getState();
      return photos[order[position - 1] ?? '']?.name || t.unnamed({ position });
    },
    [store, t],
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
    (key: string, place: number) => {
      const { order } = store.getState();
      const name = nameAt(order.indexOf(key) + 1);
      if (!setOrder(store, movedTo(order, [key], place))) return;
      setNews(t.moved({ name, position: place, total: order.length }));
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
      list.current?.querySelector<HTMLElement>(`[data-remove="${neighbour}"]`)?.focus();
    },
    [store, nameAt, t, list],
  );

  return { news, move, moveTo, remove };
}
