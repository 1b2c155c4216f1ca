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
import { useRef, useState } from 'react';
import { useMessages } from '../../../lib/i18n';
import { photoMessages } from '../messages';
import { AskPlace } from './AskPlace';
import { PhotoCard } from './PhotoCard';
import styles from './PhotoGrid.module.css';
import { SortButtons } from './SortButtons';
import { useStudio, useStudioState } from '../studio-context';
import { usePhotoMoves } from './use-photo-moves';

/** A finger that rests this long drags; one that moves on scrolls. */
const TOUCH = { delay: 220, tolerance: 8 };
const MOUSE = { distance: 6 };

function useSortingSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

/** From how many photos on they can be sorted: two are swapped by one press. */
const MIN_SORTED = 3;

/** The photos in their order: by dragging, by keyboard, and by buttons. */
export function PhotoGrid() {
  const t = useMessages(photoMessages);
  const order = useStudioState((state) => state.order);
  const sensors = useSortingSensors();
  const announcements = useAnnouncements();
  const list = useRef<HTMLUListElement>(null);
  const { news, move, moveTo, remove } = usePhotoMoves(list);
  const [asked, setAsked] = useState<string | null>(null);

  function drop({ active, over }: DragEndEvent): void {
    if (over) move(order.indexOf(String(active.id)) + 1, order.indexOf(String(over.id)) + 1);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t.dragHelp },
      }}
      onDragEnd={drop}
    >
      {order.length >= MIN_SORTED && <SortButtons />}
      <SortableContext items={[...order]} strategy={rectSortingStrategy}>
        <ul ref={list} role="list" aria-label={t.list} className={styles.grid}>
          {order.map((key, index) => (
            <PhotoCard
              key={key}
              id={key}
              position={index + 1}
              total={order.length}
              onMove={move}
              onRemove={remove}
              onAskPlace={setAsked}
            />
          ))}
        </ul>
      </SortableContext>
      <AskPlace photo={asked} onMove={moveTo} onClose={() => setAsked(null)} />
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </DndContext>
  );
}

/** What is said of a drag to those who do not see it. */
function useAnnouncements(): Announcements {
  const t = useMessages(photoMessages);
  const { store } = useStudio();
  const placeOf = (id: UniqueIdentifier) => {
    const { order, photos } = store.getState();
    const position = order.indexOf(String(id)) + 1;
    const name = photos[String(id)]?.name || t.unnamed({ position });
    return { name, position, total: order.length };
  };
  return {
    onDragStart: ({ active }) => t.picked(placeOf(active.id)),
    // A photo is over its own place when it is picked up, which is said already.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? t.over({ ...placeOf(over.id), name: placeOf(active.id).name })
        : undefined,
    onDragEnd: ({ active }) => t.dropped(placeOf(active.id)),
    onDragCancel: ({ active }) => t.dragCancelled(placeOf(active.id)),
  };
}
