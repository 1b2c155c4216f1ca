import { useMessages } from '#lib/language/i18n.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { useStudio } from '../../studio-context';
import { orderedPhotos, setOrder } from '../../studio-store';
import { orderMessages } from '../messages';
import { canSort, type SortBy, sortedKeys } from './photo-order';

/** Returns a function that sorts the photos as one undo step and announces the result. */
export function useSort(): (by: SortBy) => void {
  const t = useMessages(orderMessages);
  const { store } = useStudio();
  const texts = {
    date: { none: t.noDates, sorted: t.sortedByDate, same: t.inOrderByDate, rest: t.undated },
    name: { none: t.noNames, sorted: t.sortedByName, same: t.inOrderByName, rest: t.unnamed },
  };
  return (by) => {
    const photos = orderedPhotos(store.getState());
    const rest = photos.filter((photo) => !canSort(photo, by)).length;
    const { none, sorted, same, rest: restText } = texts[by];
    if (rest === photos.length) {
      showToast('info', none);
      return;
    }
    const isChanged = setOrder(store, sortedKeys(photos, by));
    const done = isChanged ? sorted : same;
    showToast(isChanged ? 'success' : 'info', rest > 0 ? `${done} ${restText(rest)}` : done);
  };
}
