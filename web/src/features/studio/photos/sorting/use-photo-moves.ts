import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '../../../../ui/feedback/toast';
import { useMessages } from '../../../../lib/language/i18n';
import { photoMessages } from '../../messages';
import { useStudio } from '../../studio-context';
import { movePhoto, removePhotos, setOrder } from '../../studio-store';
import { gridMessages } from '../grid-messages';
import { movedTo } from './photo-order';

interface PhotoMoves {
  /** What happened last, for those who do not see it. */
  news: string;
  /** Positions count from 1; beyond the ends nothing happens. */
  move: (from: number, to: number) => void;
  /** Puts photos one after another, the first of them at that place. */
  moveTo: (keys: readonly string[], place: number) => void;
  /** The focus goes to the remove button of the neighbour, else to where photos are added. */
  remove: (position: number) => void;
}

interface Places {
  list: RefObject<HTMLElement | null>;
  /** Where photos are added. */
  addButton: RefObject<HTMLElement | null>;
}

/** Moving and removing the photos of a list. */
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
      if (!setOrder(store, movedTo(order, keys, place))) return;
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
