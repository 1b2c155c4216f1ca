import type { Book } from '@smriti/shared/book/scene';
import Undo2 from 'lucide-react/icons/undo-2';
import { memo, type ReactNode } from 'react';
import type { SpreadFace } from '#domains/book/spread/face.ts';
import { useSpreadNames } from '#domains/book/spread/use-spread-names.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import { photoMessages } from '../../messages';
import { useStudioState } from '../../studio-context';
import { type PickedItem, type StartDrag, toDropName } from '../gestures/drop-places';
import styles from './TrayPhoto.module.css';
import { trayMessages } from './tray-messages';

interface TrayPhotoProps {
  photo: string;
  startDrag: StartDrag;
  place: PickedItem;
  label: string;
  isPicked: boolean;
  /** Whether the photo is on the edited spread. */
  isOnSpread?: boolean;
  onPress: (place: PickedItem) => void;
  children?: ReactNode;
}

/** Thumbnail of a photo, which can be picked up or dragged into the book. */
function TrayPhoto(props: TrayPhotoProps) {
  const { photo, place, label, isPicked, isOnSpread = false, startDrag, onPress, children } = props;
  const picture = useStudioState(({ photos }) => photos[photo]?.thumbnail ?? null);
  return (
    <li className={cx(styles.photo, isPicked && styles.picked, isOnSpread && styles.onSpread)}>
      <button
        type="button"
        className={styles.pick}
        aria-label={label}
        title={label}
        aria-pressed={isPicked}
        data-drop={place.kind === 'tray' ? toDropName(place) : undefined}
        onPointerDown={(event) => startDrag(event, place, photo)}
        onClick={() => onPress(place)}
      >
        {picture !== null && <img src={picture} alt="" loading="lazy" draggable={false} />}
      </button>
      {children}
    </li>
  );
}

interface LeftOutPhotoProps extends Omit<TrayPhotoProps, 'label' | 'children'> {
  /** Position of the photo among those left out, from 0. */
  index: number;
  onBringBack: () => void;
}

/** A photo that was left out, with a button that brings it back. */
export function LeftOutPhoto({ index, onBringBack, ...rest }: LeftOutPhotoProps) {
  const t = useMessages(trayMessages);
  const name = usePhotoName(rest.photo, index);
  return (
    <TrayPhoto {...rest} label={t.trayPick({ name })}>
      <IconButton
        size="small"
        label={t.bringBackOne({ name })}
        className={styles.back}
        onClick={onBringBack}
      >
        <Undo2 />
      </IconButton>
    </TrayPhoto>
  );
}

export interface PhotoPlace {
  face: SpreadFace;
  /** Id of the frame. */
  item: string;
}

export const toPickedItem = ({ face, item }: PhotoPlace): PickedItem => ({
  kind: 'frame',
  at: { spread: face.spread.id, item },
});

interface PlacedPhotoProps
  extends Omit<TrayPhotoProps, 'place' | 'label' | 'children'>, PhotoPlace {
  /** Position of the photo in the album, from 0. */
  index: number;
  kind: Book['kind'];
}

/** A photo that is in the book. Memoised: most changes affect a few of many. */
export const PlacedPhoto = memo(function PlacedPhoto(props: PlacedPhotoProps) {
  const { index, face, item, kind, ...rest } = props;
  const t = useMessages(trayMessages);
  const { faceName } = useSpreadNames(kind);
  const name = usePhotoName(rest.photo, index);
  return (
    <TrayPhoto
      {...rest}
      place={toPickedItem({ face, item })}
      label={t.placed({ name, where: faceName(face) })}
    />
  );
});

/** The name of a photo: that of its file, or its position. */
function usePhotoName(photo: string, index: number): string {
  const { unnamed } = useMessages(photoMessages);
  const name = useStudioState(({ photos }) => photos[photo]?.name);
  return name || unnamed({ position: index + 1 });
}
