import {
  canMoveSpreads,
  canRemoveSpreads,
  type RemovedPhotosTarget,
} from '@smriti/shared/book/edit/spreads';
import { spreadPhotoIds } from '@smriti/shared/book/scene';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type CSSProperties, type DragEvent, useRef, useState } from 'react';
import { SpreadView } from '#domains/book/spread/SpreadView.tsx';
import type { SpreadFace } from '#domains/book/spread/face.ts';
import { useSpreadNames } from '#domains/book/spread/use-spread-names.ts';
import { useIsNearViewport } from '#domains/book/spread/use-viewport.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import type { BookPanelProps } from './book-panel-props';
import { overviewMessages } from './overview-messages';
import styles from './SpreadCard.module.css';
import type { SpreadOrder } from '../state/use-spread-order';

interface SpreadCardProps extends BookPanelProps {
  face: SpreadFace;
  index: number;
  order: SpreadOrder;
  /** Id of the spread that takes the focus if this one is removed. */
  neighbour: string;
  keepFocus: (change: () => void, id: string, action: string) => void;
  isDragged: boolean;
  onDrag: (id: string | null) => void;
  onDrop: (event: DragEvent) => void;
}

/** Card of a spread: small drawing, and actions on the whole spread. */
export function SpreadCard(props: SpreadCardProps) {
  const { scene, face, index, order, neighbour, keepFocus, isDragged, onDrag, onDrop } = props;
  const t = useMessages(overviewMessages);
  const { faceName } = useSpreadNames(scene.kind);
  const [isAsking, setIsAsking] = useState(false);
  const name = faceName(face);
  const { id } = face.spread;
  const photos = spreadPhotoIds(face.spread).length;

  function remove(to: RemovedPhotosTarget): void {
    keepFocus(() => order.remove(id, name, to), neighbour, 'show');
  }

  return (
    <li data-spread={id}>
      <div
        role="presentation"
        className={cx('stack gap-2 items-center surface', styles.card, isDragged && styles.dragged)}
        draggable={canMoveSpreads(scene)}
        onDragStart={() => onDrag(id)}
        onDragEnd={() => onDrag(null)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <Thumbnail {...props} name={name} />
        {isAsking ? (
          <Leftovers
            photos={photos}
            onChoose={remove}
            onKeep={() => keepFocus(() => setIsAsking(false), id, 'remove')}
          />
        ) : (
          <div className={styles.text}>
            <strong>{name}</strong>
            <span className={styles.actions}>
              <Moves {...{ scene, id, index, name, order, keepFocus }} />
              <AddButton {...{ id, name, order }} />
              {canRemoveSpreads(scene) && (
                <IconButton
                  label={t.remove({ name })}
                  data-action="remove"
                  onClick={() => (photos === 0 ? remove('elsewhere') : setIsAsking(true))}
                >
                  <Trash2 />
                </IconButton>
              )}
            </span>
          </div>
        )}
      </div>
    </li>
  );
}

function Thumbnail(props: SpreadCardProps & { name: string }) {
  const { scene, photos, finish, face, shownId, onShow, name } = props;
  const t = useMessages(overviewMessages);
  const place = useRef<HTMLButtonElement>(null);
  const isNear = useIsNearViewport(place);
  const { id } = face.spread;
  const shape: CSSProperties = { aspectRatio: face.trim.w / face.trim.h };
  return (
    <button
      ref={place}
      type="button"
      className={styles.show}
      style={shape}
      data-action="show"
      aria-label={t.show({ name })}
      aria-current={id === shownId || undefined}
      onClick={() => onShow(id)}
    >
      {isNear && <SpreadView size="small" book={scene} {...{ face, photos, finish }} />}
    </button>
  );
}

type MovesProps = Pick<SpreadCardProps, 'scene' | 'index' | 'order' | 'keepFocus'> & {
  id: string;
  name: string;
};

function Moves({ scene, id, index, name, order, keepFocus }: MovesProps) {
  const t = useMessages(overviewMessages);
  if (!canMoveSpreads(scene)) return null;
  const ways = [
    { action: 'earlier', to: index - 1, icon: <ArrowLeft /> },
    { action: 'later', to: index + 1, icon: <ArrowRight /> },
  ] as const;
  return ways.map(({ action, to, icon }) => {
    const isOff = to < 0 || to >= scene.spreads.length;
    return (
      <IconButton
        key={action}
        label={t[action]({ name })}
        data-action={action}
        aria-disabled={isOff}
        onClick={() => !isOff && keepFocus(() => order.move(id, name, to), id, action)}
      >
        {icon}
      </IconButton>
    );
  });
}

function AddButton({ id, name, order }: Pick<MovesProps, 'id' | 'name' | 'order'>) {
  const t = useMessages(overviewMessages);
  if (!order.canAdd) return null;
  const { isForMoney, price } = order;
  return (
    <IconButton
      label={isForMoney ? t.addAfterFor({ name, price }) : t.addAfter({ name })}
      onClick={() => order.add(id, name)}
    >
      <Plus />
    </IconButton>
  );
}

interface LeftoversProps {
  photos: number;
  onChoose: (to: RemovedPhotosTarget) => void;
  onKeep: () => void;
}

/** Asks where to move the photos of a removed spread. */
function Leftovers({ photos, onChoose, onKeep }: LeftoversProps) {
  const t = useMessages(overviewMessages);
  return (
    <div
      role="group"
      aria-label={t.askPhotos(photos)}
      className={cx('stack gap-1 min-w-0', styles.question)}
    >
      <p>{t.askPhotos(photos)}</p>
      <div className="stack gap-2 justify-items-start">
        <Button size="small" ref={focusOnce} onClick={() => onChoose('elsewhere')}>
          {t.elsewhere}
        </Button>
        <Button size="small" onClick={() => onChoose('tray')}>
          {t.tray}
        </Button>
        <Button size="small" variant="quiet" onClick={onKeep}>
          {t.keep}
        </Button>
      </div>
    </div>
  );
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();
