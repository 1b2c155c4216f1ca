import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { count } from '@nanostores/i18n';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { useStudio } from '../../studio-context';
import { listOrderedPhotos, setPhotoOrder } from '../../studio-store';
import styles from './OrderBar.module.css';
import { canSortBy, type SortBy, sortPhotoKeys } from './photo-order';

/** Texts of the bar above the photo grid; loaded with it. */
const orderMessages = messageCatalogue('studioOrder', {
  sortBy: 'Sort by',
  date: 'Date taken',
  name: 'Name',
  sortedByDate: 'Sorted by date taken. Undo brings back the earlier order.',
  sortedByName: 'Sorted by name. Undo brings back the earlier order.',
  noDates: 'None of these photos has a date here. Their order stays as it is.',
  noNames: 'None of these photos has a file name here. Their order stays as it is.',
  inOrderByDate: 'The photos are already sorted by date.',
  inOrderByName: 'The photos are already sorted by name.',
  undated: count({
    one: '{count} photo has no date here, so it comes last.',
    many: '{count} photos have no date here, so they come last.',
  }),
  unnamed: count({
    one: '{count} photo has no file name here, so it comes last.',
    many: '{count} photos have no file name here, so they come last.',
  }),
  select: 'Select',
  done: 'Done',
  selection: 'Selected photos',
  selected: count({ one: '{count} selected', many: '{count} selected' }),
  moveTo: 'Move to...',
  remove: 'Remove',
});

interface OrderBarProps {
  /** Number of selected photos; null outside of the selection mode. */
  selectedCount: number | null;
  onSelect: () => void;
  onLeave: () => void;
  onMove: () => void;
  onRemove: () => void;
}

/** Actions on many photos: sorting all, or selecting some to move or remove. */
export function OrderBar({ selectedCount, onSelect, onLeave, onMove, onRemove }: OrderBarProps) {
  const t = useMessages(orderMessages);
  const toggle = useRef<HTMLButtonElement>(null);
  const isSelecting = selectedCount !== null;
  useEscape(isSelecting, () => {
    flushSync(onLeave);
    // The focused button may have disappeared with the selection mode.
    if (document.activeElement === document.body) toggle.current?.focus();
  });
  return (
    <div className={cx('row gap-2 items-center justify-between', isSelecting && styles.selecting)}>
      {isSelecting ? (
        <SelectionButtons count={selectedCount} onMove={onMove} onRemove={onRemove} />
      ) : (
        <SortButtons />
      )}
      {/* One button for both states, so that it keeps the focus. */}
      <Button ref={toggle} size="small" onClick={isSelecting ? onLeave : onSelect}>
        {isSelecting ? t.done : t.select}
      </Button>
    </div>
  );
}

interface SelectionButtonsProps extends Pick<OrderBarProps, 'onMove' | 'onRemove'> {
  count: number;
}

function SelectionButtons({ count, onMove, onRemove }: SelectionButtonsProps) {
  const t = useMessages(orderMessages);
  const isNone = count === 0;
  return (
    <div role="group" aria-label={t.selection} className="cluster gap-2 items-center">
      <p role="status" className={cx('muted text-sm', styles.label, 'tabular')}>
        {t.selected(count)}
      </p>
      <Button size="small" aria-disabled={isNone} onClick={isNone ? undefined : onMove}>
        {t.moveTo}
      </Button>
      <Button size="small" aria-disabled={isNone} onClick={isNone ? undefined : onRemove}>
        {t.remove}
      </Button>
    </div>
  );
}

/** Ends the selection on Escape, unless a dialog or menu handles the key first. */
function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function SortButtons() {
  const t = useMessages(orderMessages);
  const sort = useSort();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="cluster gap-2 items-center">
      <span id={id} className="muted text-sm">
        {t.sortBy}
      </span>
      <Button size="small" onClick={() => sort('date')}>
        {t.date}
      </Button>
      <Button size="small" onClick={() => sort('name')}>
        {t.name}
      </Button>
    </div>
  );
}

/** Sorts the photos as one undo step, and announces the result. */
function useSort(): (by: SortBy) => void {
  const t = useMessages(orderMessages);
  const { store } = useStudio();
  const texts = {
    date: { none: t.noDates, sorted: t.sortedByDate, same: t.inOrderByDate, rest: t.undated },
    name: { none: t.noNames, sorted: t.sortedByName, same: t.inOrderByName, rest: t.unnamed },
  };
  return (by) => {
    const photos = listOrderedPhotos(store.getState());
    const rest = photos.filter((photo) => !canSortBy(photo, by)).length;
    const { none, sorted, same, rest: restText } = texts[by];
    if (rest === photos.length) {
      showToast('info', none);
      return;
    }
    const isChanged = setPhotoOrder(store, sortPhotoKeys(photos, by));
    const done = isChanged ? sorted : same;
    showToast(isChanged ? 'success' : 'info', rest > 0 ? `${done} ${restText(rest)}` : done);
  };
}
