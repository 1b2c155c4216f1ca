import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import GripVertical from 'lucide-react/icons/grip-vertical';
import ImageOff from 'lucide-react/icons/image-off';
import { memo } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMessages } from '#lib/language/i18n.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import { photoMessages } from '../messages';
import { gridMessages } from './grid-messages';
import { MoveButtons } from './sorting/MoveButtons';
import styles from './PhotoCard.module.css';
import { ProgressRing } from './adding/ProgressRing';
import { useStudioState } from '../studio-context';
import type { StudioPhoto } from '../studio-store';
import { useCatalogue } from '../choices/catalogue-context';
import { findPrintWarning } from './print-warning';

export interface PhotoActions {
  onMove: (from: number, to: number) => void;
  onRemove: (position: number) => void;
  /** Opens the dialog that asks for the photo's new position. */
  onAskPlace: (key: string) => void;
  onSelect: (key: string, isSelected: boolean, isRange: boolean) => void;
}

interface PhotoCardProps extends PhotoActions {
  id: string;
  /** Position in the list, from 1. */
  position: number;
  total: number;
  /** Whether the photo is selected; null outside of the selection mode. */
  isSelected: boolean | null;
}

/** Name of a photo for display: its file name, or its position. */
function usePhotoName(photo: StudioPhoto | undefined, position: number): string {
  const t = useMessages(photoMessages);
  return photo?.name ? photo.name : t.unnamed({ position });
}

/** Card of a photo, which can be dragged, moved or removed by buttons, or selected. */
export const PhotoCard = memo(function PhotoCard(props: PhotoCardProps) {
  const { id, position, total, isSelected, onMove, onRemove } = props;
  const t = useMessages(gridMessages);
  const photo = useStudioState(({ photos }) => photos[id]);
  const name = usePhotoName(photo, position);
  const isSelecting = isSelected !== null;
  const sortable = useSortable({ id, disabled: isSelecting });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = sortable;
  const style = {
    transform: CSS.Transform.toString(sortable.transform),
    transition: sortable.transition,
  };
  if (!photo) return null;
  const look = cx(styles.card, isDragging && styles.dragging, isSelected && styles.selected);
  return (
    <li ref={setNodeRef} style={style} className={look}>
      <PlaceButton {...props} name={name} />
      <div className={styles.picture} {...listeners}>
        <Thumbnail photo={photo} name={name} />
        <UploadState photo={photo} name={name} />
        {isSelecting && <SelectBox {...props} name={name} />}
      </div>
      {!isSelecting && (
        <div className="row justify-between rule-above">
          <IconButton
            ref={setActivatorNodeRef}
            label={t.drag({ name })}
            size="small"
            className={styles.handle}
            {...attributes}
            {...listeners}
          >
            <GripVertical />
          </IconButton>
          <MoveButtons
            {...{ id, position, total, onMove, onRemove, name }}
            isSending={photo.state === 'sending'}
          />
        </div>
      )}
      <p className={styles.name}>{name}</p>
      <PhotoWarning photo={photo} />
    </li>
  );
});

interface NamedProps extends PhotoCardProps {
  name: string;
}

/**
 * Checkbox that covers the picture; with Shift it selects all photos from the last clicked one to this one.
 */
function SelectBox({ id, name, isSelected, onSelect }: NamedProps) {
  const t = useMessages(gridMessages);
  return (
    <>
      <input
        type="checkbox"
        aria-label={t.selectOne({ name })}
        className={styles.box}
        checked={isSelected === true}
        onChange={({ target, nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          onSelect(id, target.checked, isRange);
        }}
      />
      <span className={styles.tick}>
        <Check aria-hidden="true" />
      </span>
    </>
  );
}

/** Button with the photo's position; opens the dialog that asks for another one. */
function PlaceButton({ id, position, total, name, isSelected, onAskPlace }: NamedProps) {
  const t = useMessages(gridMessages);
  if (total === 1 || isSelected !== null) {
    return (
      <span className={styles.place} aria-hidden="true">
        <span className={cx(styles.position, 'tabular')}>{position}</span>
      </span>
    );
  }
  const label = t.askPlace({ position, name });
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      className={styles.place}
      onClick={({ currentTarget }) => {
        // Safari does not focus clicked buttons, but the dialog returns the focus to this one.
        currentTarget.focus();
        onAskPlace(id);
      }}
    >
      <span className={cx(styles.position, 'tabular')}>
        {position}
        <ChevronsUpDown aria-hidden="true" />
      </span>
    </button>
  );
}

function Thumbnail({ photo, name }: { photo: StudioPhoto; name: string }) {
  if (photo.thumbnail === null) {
    return (
      <span className={styles.missing}>
        <ImageOff aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      src={photo.thumbnail}
      alt={name}
      width={photo.width ?? undefined}
      height={photo.height ?? undefined}
      className={styles.image}
      draggable={false}
      decoding="async"
    />
  );
}

function UploadState({ photo, name }: { photo: StudioPhoto; name: string }) {
  const t = useMessages(gridMessages);
  const isPaused = useStudioState((state) => state.isPaused);
  const isOnline = useStudioState((state) => state.isOnline);
  const { state, progress } = photo;
  if (state === 'stored') return null;
  if (state === 'failed' || state === 'lost') {
    return (
      <span className={cx(styles.state, styles.failed)}>
        {state === 'failed' ? t.uploadFailed : t.lost}
      </span>
    );
  }
  const isResting = isPaused || !isOnline;
  return (
    <>
      <span className={styles.ring}>
        <ProgressRing label={t.uploading({ name })} value={progress} />
      </span>
      {(isResting || state === 'waiting') && (
        <span className={styles.state}>{isPaused ? t.paused : t.waiting}</span>
      )}
    </>
  );
}

/**
 * Warning that a photo's resolution is too low for the chosen size, with the largest size that it
 * suits.
 */
function PhotoWarning({ photo }: { photo: StudioPhoto }) {
  const t = useMessages(gridMessages);
  const { sizes } = useCatalogue();
  const sizeId = useStudioState(({ choices }) => choices.album_size_id);
  const orientation = useStudioState(({ choices }) => choices.orientation);
  const photoCount = useStudioState(({ order }) => order.length);
  const size = sizes.find(({ id }) => id === sizeId);
  const warning = findPrintWarning(photo, size, orientation, photoCount);
  if (!warning) return null;
  const { quality, dpi, fine } = warning;
  return (
    <p className={cx(styles.warning, styles[quality])}>
      <TriangleAlert aria-hidden="true" />
      <span>{t[quality]({ dpi, ...fine })}</span>
    </p>
  );
}
