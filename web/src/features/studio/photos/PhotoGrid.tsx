import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { lazy, type Ref, type RefObject, Suspense, useCallback, useRef, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { photoMessages } from '../messages';
import { gridMessages } from './grid-messages';
import { PhotoCard, type PhotoActions } from './PhotoCard';
import styles from './PhotoGrid.module.css';
import { useStudio, useStudioState } from '../studio-context';
import { usePhotoMoves } from './sorting/use-photo-moves';
import { usePhotoSelection } from './use-photo-selection';

/** Lazily loaded, so that photos are shown without waiting for it. */
const OrderBar = lazy(async () => ({ default: (await import('./sorting/OrderBar')).OrderBar }));
const MoveDialog = lazy(async () => ({
  default: (await import('./sorting/MoveDialog')).MoveDialog,
}));

/**
 * Time in ms after which a touch starts a drag, and allowed movement in px; moving earlier scrolls.
 */
const TOUCH = { delay: 220, tolerance: 8 };
const MOUSE = { distance: 6 };

function useSortingSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

/** Minimum number of photos for sorting; two can be swapped by one button. */
const MIN_SORTED = 3;

interface PhotoGridProps {
  /** Takes the focus when the last photo and its remove button disappear. */
  addButton: RefObject<HTMLElement | null>;
}

/** Photos in order, which can be moved by dragging, keyboard or buttons. */
export function PhotoGrid({ addButton }: PhotoGridProps) {
  const order = useStudioState((state) => state.order);
  const list = useRef<HTMLUListElement>(null);
  const { news, move, moveTo, remove } = usePhotoMoves({ list, addButton });
  const { selected, start, leave, removeSelected, select } = usePhotoSelection(addButton);
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const askPlace = useCallback((key: string) => setAsked([key]), []);
  return (
    <div className={styles.photos}>
      {(order.length >= MIN_SORTED || selected) && (
        <Suspense fallback={<div className={styles.bar} />}>
          <OrderBar
            selectedCount={selected && selected.length}
            onSelect={start}
            onLeave={leave}
            onMove={() => setAsked(selected)}
            onRemove={removeSelected}
          />
        </Suspense>
      )}
      <PhotoList
        ref={list}
        selected={selected}
        onMove={move}
        onRemove={remove}
        onAskPlace={askPlace}
        onSelect={select}
      />
      {asked && (
        <Suspense>
          <MoveDialog photos={asked} onMove={moveTo} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </div>
  );
}

interface PhotoListProps extends PhotoActions {
  /** Keys of the selected photos; null outside of the selection mode. */
  selected: readonly string[] | null;
  ref: Ref<HTMLUListElement>;
}

/** List of photos, which can be dragged outside of the selection mode. */
function PhotoList({ selected, ref, ...work }: PhotoListProps) {
  const t = useMessages(photoMessages);
  const { dragHelp } = useMessages(gridMessages);
  const order = useStudioState((state) => state.order);
  const sensors = useSortingSensors();
  const announcements = useAnnouncements();

  function drop({ active, over }: DragEndEvent): void {
    if (over) work.onMove(order.indexOf(String(active.id)) + 1, order.indexOf(String(over.id)) + 1);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: dragHelp },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={[...order]} strategy={rectSortingStrategy}>
        <ul ref={ref} role="list" aria-label={t.list} className={styles.grid}>
          {order.map((key, index) => (
            <PhotoCard
              key={key}
              id={key}
              position={index + 1}
              total={order.length}
              isSelected={selected && selected.includes(key)}
              {...work}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** Screen reader announcements during a drag. */
function useAnnouncements(): Announcements {
  const t = useMessages(gridMessages);
  const { unnamed } = useMessages(photoMessages);
  const { store } = useStudio();
  const placeOf = (id: UniqueIdentifier) => {
    const { order, photos } = store.getState();
    const position = order.indexOf(String(id)) + 1;
    const name = photos[String(id)]?.name || unnamed({ position });
    return { name, position, total: order.length };
  };
  return {
    onDragStart: ({ active }) => t.picked(placeOf(active.id)),
    // A photo is over its own position when it is picked up, which is announced already.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? t.over({ ...placeOf(over.id), name: placeOf(active.id).name })
        : undefined,
    onDragEnd: ({ active }) => t.dropped(placeOf(active.id)),
    onDragCancel: ({ active }) => t.dragCancelled(placeOf(active.id)),
  };
}
