import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import GripVertical from 'lucide-react/icons/grip-vertical';
import ImageOff from 'lucide-react/icons/image-off';
import { memo } from 'react';
import { cx } from '../../../components/cx';
import { IconButton } from '../../../components/actions/IconButton';
import { useMessages } from '../../../lib/i18n';
import { photoMessages } from '../messages';
import { orderMessages } from './messages';
import { MoveButtons, type MovesOfPhoto } from './MoveButtons';
import styles from './PhotoCard.module.css';
import { PhotoWarning } from './PhotoWarning';
import { ProgressRing } from './ProgressRing';
import { useStudioState } from '../studio-context';
import type { StudioPhoto } from '../studio-store';

interface PhotoCardProps extends MovesOfPhoto {
  /** Asks for the place that it is to be moved to. */
  onAskPlace: (key: string) => void;
}

/** What a photo is called: its file's name, or its place. */
function usePhotoName(photo: StudioPhoto | undefined, position: number): string {
  const t = useMessages(photoMessages);
  return photo?.name ? photo.name : t.unnamed({ position });
}

/** A photo in its place: drag it, or move and remove it by its buttons. */
export const PhotoCard = memo(function PhotoCard(props: PhotoCardProps) {
  const { id, position } = props;
  const t = useMessages(photoMessages);
  const photo = useStudioState(({ photos }) => photos[id]);
  const name = usePhotoName(photo, position);
  const sortable = useSortable({ id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = sortable;
  const style = {
    transform: CSS.Transform.toString(sortable.transform),
    transition: sortable.transition,
  };
  if (!photo) return null;
  return (
    <li ref={setNodeRef} style={style} className={cx(styles.card, isDragging && styles.dragging)}>
      <PlaceButton {...props} name={name} />
      <div className={styles.picture} {...listeners}>
        <Thumbnail photo={photo} name={name} />
        <UploadState photo={photo} name={name} />
      </div>
      <div className={styles.buttons}>
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
        <MoveButtons {...props} name={name} isSending={photo.state === 'sending'} />
      </div>
      <p className={styles.name}>{name}</p>
      <PhotoWarning photo={photo} />
    </li>
  );
});

/** The photo's number: pressed, it asks for another. */
function PlaceButton({ id, position, total, name, onAskPlace }: PhotoCardProps & { name: string }) {
  const t = useMessages(orderMessages);
  if (total === 1) {
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
        // Safari does not focus what is pressed, and the focus is to come back here
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
  const t = useMessages(photoMessages);
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
