import { type Book, COVER_ID } from '@smriti/shared/book/scene';
import { type ReactNode, Suspense, useId, useMemo, useRef } from 'react';
import { useFaces } from '#domains/book/spread/use-faces.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { deferRendering, useStableCallback } from '#lib/loading/defer-rendering.tsx';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { Button } from '#ui/actions/Button.tsx';
import type { FillInput } from '../../book/fill-input';
import { movePhotosFromTray } from '../../book/leave-out-photos';
import { photoMessages } from '../../messages';
import { AddingStatus } from '../../photos/adding/AddingStatus';
import { AddPhotosButton } from '../../photos/adding/AddPhotosButton';
import { UploadProgress } from '../../photos/adding/UploadProgress';
import { useUploadCounts } from '../../photos/adding/upload-counts';
import { useAdding } from '../../photos/adding/use-adding';
import { useStudio, useStudioState } from '../../studio-context';
import {
  isSamePickedItem,
  type PickedItem,
  type StartDrag,
  toDropName,
} from '../gestures/drop-places';
import { useBookEditing } from '../state/use-book-editing';
import type { FrameState } from '../state/use-frame-state';
import styles from './PhotoTray.module.css';
import { LeftOutPhoto, PlacedPhoto, type PhotoPlace, toPickedItem } from './TrayPhoto';
import { trayMessages } from './tray-messages';

const LeaveOutSuggestion = lazyOptionalComponent(
  'LeaveOutSuggestion',
  async () => (await import('../../book/LeaveOutSuggestion')).LeaveOutSuggestion,
);

interface PhotoTrayProps {
  scene: Book;
  input: FillInput;
  /** Id of the edited spread, whose photos are marked. */
  shownId: string | null;
  frames: FrameState;
  startDrag: StartDrag;
  /** Called after a photo is clicked, to close the sheet. */
  onPick: () => void;
}

/** The photos of the album: those left out, which can be put into the book, and those in it. */
export const PhotoTray = deferRendering((props: PhotoTrayProps) => {
  const { scene, input, frames, startDrag, onPick } = props;
  const t = useMessages(trayMessages);
  const order = useStudioState((state) => state.order);
  const placeOf = usePhotoPlaces(scene);
  // Fills a picked-up empty frame, or puts a picked-up photo back; otherwise picks the photo up.
  const press = useStableCallback((place: PickedItem) => {
    if (frames.isEmptyPicked || isSamePickedItem(frames.picked, place)) frames.press(place);
    else frames.pick(place);
    onPick();
  });
  return (
    <>
      <AddPhotos />
      <Suspense>
        <LeaveOutSuggestion photos={input.photos} />
      </Suspense>
      <PhotoGroup heading={t.leftOut} isDropTarget>
        {scene.tray.length === 0 ? (
          <p className={styles.empty}>{t.empty}</p>
        ) : (
          <LeftOutPhotos {...props} />
        )}
      </PhotoGroup>
      <PhotoGroup heading={scene.kind === 'book' ? t.inBook : t.inDesign}>
        <ul role="list" className={styles.photos}>
          {order.map((key, index) => {
            const found = placeOf(key);
            if (!found) return null;
            return (
              <PlacedPhoto
                key={key}
                photo={key}
                {...{ index, startDrag }}
                {...found}
                kind={scene.kind}
                isPicked={isSamePickedItem(frames.picked, toPickedItem(found))}
                isOnSpread={found.face.spread.id === props.shownId}
                onPress={press}
              />
            );
          })}
        </ul>
      </PhotoGroup>
    </>
  );
});

/** Button that adds photos to the design, and with them to the book; with the progress of uploads. */
function AddPhotos() {
  const t = useMessages(photoMessages);
  const { add, hasFailed } = useAdding();
  const uploads = useUploadCounts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.adding}>
      <AddPhotosButton ref={input} label={t.add} isMultiple onChoose={add} />
      {uploads.underWay > 0 && <UploadProgress {...uploads} />}
      <AddingStatus hasFailed={hasFailed} addButton={input} />
    </div>
  );
}

/** Photos that were left out, with buttons that bring them back. */
function LeftOutPhotos(props: PhotoTrayProps) {
  const { frames, startDrag, onPick } = props;
  const { tray } = props.scene;
  const t = useMessages(trayMessages);
  const { store } = useStudio();
  const { say } = useBookEditing();

  function bringBack(keys: string[]): void {
    movePhotosFromTray(store, keys);
    say(t.broughtBack(keys.length));
  }

  return (
    <>
      <p className="muted text-sm">{t.trayHint(tray.length)}</p>
      <ul role="list" className={styles.photos}>
        {tray.map(({ photo }, index) => {
          const place: PickedItem = { kind: 'tray', photo };
          return (
            <LeftOutPhoto
              key={photo}
              {...{ photo, index, place, startDrag }}
              isPicked={isSamePickedItem(frames.picked, place)}
              onPress={() => {
                frames.press(place);
                onPick();
              }}
              onBringBack={() => bringBack([photo])}
            />
          );
        })}
      </ul>
      <Button size="small" onClick={() => bringBack(tray.map(({ photo }) => photo))}>
        {t.bringBack}
      </Button>
    </>
  );
}

/**
 * Returns a function that finds the first frame of a photo: inside the book, otherwise on the cover.
 */
function usePhotoPlaces(scene: Book) {
  const faces = useFaces(scene);
  const places = useMemo(() => {
    const found = new Map<string, PhotoPlace>();
    const inside = faces.filter(({ spread }) => spread.id !== COVER_ID);
    for (const face of [...inside, ...faces]) {
      for (const item of face.spread.items) {
        if (item.type !== 'photo' || item.photo === null || found.has(item.photo)) continue;
        found.set(item.photo, { face, item: item.id });
      }
    }
    return found;
  }, [faces]);
  return (key: string) => places.get(key);
}

interface PhotoGroupProps {
  heading: string;
  /** Whether dropping a photo here removes it from the book. */
  isDropTarget?: boolean;
  children: ReactNode;
}

function PhotoGroup({ heading, isDropTarget = false, children }: PhotoGroupProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={styles.group}
      data-drop={isDropTarget ? toDropName({ kind: 'out' }) : undefined}
    >
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </div>
  );
}
