import { lazy, Suspense } from 'react';
import { useMessages } from '../../../lib/i18n';
import { photoMessages } from '../messages';
import { useStudioState } from '../studio-context';
import { orderMessages } from './messages';

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog')).MoveDialog }));

interface AskPlaceProps {
  /** The photo to move; null while none is. */
  photo: string | null;
  onMove: (key: string, place: number) => void;
  onClose: () => void;
}

/** Asks where a photo is to be moved to. */
export function AskPlace({ photo, onMove, onClose }: AskPlaceProps) {
  const t = useMessages(orderMessages);
  const { unnamed } = useMessages(photoMessages);
  const order = useStudioState((state) => state.order);
  const name = useStudioState(({ photos }) => photos[photo ?? '']?.name);
  const position = photo === null ? 0 : order.indexOf(photo) + 1;
  if (photo === null || position === 0) return null;
  return (
    <Suspense>
      <MoveDialog
        title={t.moveOne({ position })}
        name={name || unnamed({ position })}
        place={position}
        last={order.length}
        onMove={(place) => {
          onMove(photo, place);
          onClose();
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
