import { params } from '@nanostores/i18n';
import { findFrame, type FrameAddress } from '@smriti/shared/book/edit/find-frame';
import type { Book } from '@smriti/shared/book/scene';
import Captions from 'lucide-react/icons/captions';
import ImageMinus from 'lucide-react/icons/image-minus';
import ImagePlus from 'lucide-react/icons/image-plus';
import Move from 'lucide-react/icons/move';
import X from 'lucide-react/icons/x';
import { lazy, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { photoPlacement, type ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import type { FillInput } from '../../book/fill-input';
import { useStudioState } from '../../studio-context';
import { focusFrame } from '../gestures/focus-frame';
import { frameMessages } from '../messages';
import type { FrameState } from '../state/use-frame-state';
import { ToolRow } from '../ToolRow';
import styles from './PhotoToolbar.module.css';

/** Texts of the photo toolbar; loaded with it. */
const photoBarMessages = messageCatalogue('studioPhotoBar', {
  prompt: 'Press where it goes, or drag it there.',
  add: 'Add it here',
  promptEmpty: 'Press the photo that goes here.',
  bar: 'This photo',
  move: 'Move the picture',
  takeOut: 'Take out',
  addCaption: 'Add a caption',
  removeFrame: 'Remove the frame',
  putBack: 'Put it back',
  done: 'Done',
  dpi: params('{dpi} dpi'),
  good: 'sharp in print',
  fair: 'may look a little soft up close',
  poor: 'will look blurred in print',
});

const PicturePanel = lazy(async () => ({ default: (await import('./PicturePanel')).PicturePanel }));

interface PhotoToolbarProps {
  scene: Book;
  /** Id of the edited spread. */
  spread: string;
  /** Adds a caption below the selected photo; null if that is not possible. */
  onCaption: (() => void) | null;
  photos: ShownPhotos;
  input: FillInput;
  frames: FrameState;
}

export function PhotoToolbar(props: PhotoToolbarProps) {
  const { scene, photos, input, frames } = props;
  const t = useMessages(photoBarMessages);
  const words = useMessages(frameMessages);
  const { picked, chosen, moving } = frames;
  const frame = chosen && findFrame(scene, chosen);
  if (moving && frame) {
    return (
      <div role="group" aria-label={t.move} className={cx(styles.bar, styles.moving)}>
        <Facts {...props} at={moving} />
        <Button variant="filled" size="small" className={styles.done} onClick={frames.stopMoving}>
          {t.done}
        </Button>
        <div className={styles.panel}>
          <Suspense>
            <PicturePanel item={frame} at={moving} {...{ photos, input }} />
          </Suspense>
        </div>
      </div>
    );
  }
  if (chosen && frame) {
    return (
      <div role="group" aria-label={t.bar} className={styles.bar}>
        <Facts {...props} at={chosen} />
        <FrameActions {...props} at={chosen} />
      </div>
    );
  }
  if (!picked) return null;
  const held = picked.kind === 'tray' ? picked.photo : (findFrame(scene, picked.at)?.photo ?? null);
  return (
    <div role="group" aria-label={t.bar} className={styles.bar}>
      <p className="strong">
        {held === null ? words.emptyPicked : words.pickedUp({ photo: frames.nameOf(held) })}
      </p>
      <ToolRow className={styles.buttons}>
        <AddHere {...props} />
        <Button size="small" icon={<X aria-hidden="true" />} onClick={frames.putDown}>
          {t.putBack}
        </Button>
      </ToolRow>
    </div>
  );
}

interface OfFrameProps extends PhotoToolbarProps {
  at: FrameAddress;
}

/** Name of the photo, its print quality in this frame, and what can be done next. */
function Facts({ scene, photos, frames, at }: OfFrameProps) {
  const t = useMessages(photoBarMessages);
  const frame = findFrame(scene, at);
  const name = useStudioState(({ photos: all }) => all[frame?.photo ?? '']?.name ?? '');
  const placed = frame && photoPlacement(frame, photos);
  const title = frames.nameOf(frame?.photo ?? null);
  return (
    <div className={styles.facts}>
      <p>
        <strong>{title}</strong>
        {name !== '' && name !== title && <span className="muted wrap-anywhere">{name}</span>}
        {placed && (
          <span data-quality={placed.quality}>
            {t.dpi({ dpi: placed.dpi })}, {t[placed.quality]}
          </span>
        )}
      </p>
      {frames.picked && (
        <p className="strong">{frame?.photo === null ? t.promptEmpty : t.prompt}</p>
      )}
    </div>
  );
}

/** Button that adds the picked-up photo to this spread, which is laid out again. */
function AddHere({ frames, spread }: Pick<PhotoToolbarProps, 'frames' | 'spread'>) {
  const t = useMessages(photoBarMessages);
  if (!frames.canAdd(spread)) return null;
  return (
    <Button
      size="small"
      icon={<ImagePlus aria-hidden="true" />}
      onClick={({ currentTarget }) => {
        const viewer = currentTarget.closest('section');
        flushSync(() => frames.add(spread));
        focusFrame(viewer);
      }}
    >
      {t.add}
    </Button>
  );
}

function FrameActions({ scene, spread, onCaption, frames, at }: OfFrameProps) {
  const t = useMessages(photoBarMessages);
  const { close } = useMessages(frameMessages);
  const isEmpty = findFrame(scene, at)?.photo === null;
  return (
    <ToolRow className={styles.buttons}>
      <AddHere {...{ frames, spread }} />
      {isEmpty ? (
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            const viewer = currentTarget.closest('section');
            flushSync(() => frames.remove(at));
            focusFrame(viewer);
          }}
        >
          {t.removeFrame}
        </Button>
      ) : (
        <>
          <Button
            size="small"
            icon={<Move aria-hidden="true" />}
            onClick={() => frames.startMoving(at)}
          >
            {t.move}
          </Button>
          <Button
            size="small"
            icon={<ImageMinus aria-hidden="true" />}
            onClick={() => frames.drop({ kind: 'frame', at }, { kind: 'out' })}
          >
            {t.takeOut}
          </Button>
          {onCaption && (
            <Button size="small" icon={<Captions aria-hidden="true" />} onClick={onCaption}>
              {t.addCaption}
            </Button>
          )}
        </>
      )}
      <IconButton
        className={styles.close}
        label={frames.picked ? t.putBack : close}
        onClick={({ currentTarget }) => {
          focusFrame(currentTarget.closest('section'), at.item);
          frames.putDown();
          frames.choose(null);
        }}
      >
        <X />
      </IconButton>
    </ToolRow>
  );
}
