import { count, params } from '@nanostores/i18n';
import type { Tray } from '@smriti/shared/book/scene';
import Undo2 from 'lucide-react/icons/undo-2';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import { movePhotosFromTray } from '../../book/leave-out-photos';
import { photoMessages } from '../../messages';
import { useStudio, useStudioState } from '../../studio-context';
import { toDropName, type PickedItem, type StartDrag } from '../gestures/drop-places';
import { useBookEditing } from '../state/use-book-editing';
import type { FrameState } from '../state/use-frame-state';
import styles from './TrayPhotos.module.css';

/** Texts about left-out photos; loaded with the first of them. */
const trayMessages = messageCatalogue('studioTray', {
  trayHint: count({
    one: '{count} photo is left out. It costs nothing, and stays here.',
    many: '{count} photos are left out. They cost nothing, and stay here.',
  }),
  bringBack: 'Bring them back',
  bringBackOne: params('Bring back {name}'),
  broughtBack: count({ one: '{count} photo is back.', many: '{count} photos are back.' }),
  trayPick: params('{name}, left out'),
});

interface TrayPhotosProps {
  tray: Tray;
  frames: FrameState;
  startDrag: StartDrag;
  /** Called after a photo is clicked, e.g. to close the sheet. */
  onPick?: () => void;
}

/** Photos left out of the book; each can be put into a frame or back into the album. */
export function TrayPhotos({ tray, frames, startDrag, onPick }: TrayPhotosProps) {
  const t = useMessages(trayMessages);
  const { unnamed } = useMessages(photoMessages);
  const { store } = useStudio();
  const { say } = useBookEditing();
  const photos = useStudioState((state) => state.photos);

  function back(keys: string[]): void {
    movePhotosFromTray(store, keys);
    say(t.broughtBack(keys.length));
  }

  return (
    <div className="stack gap-3 justify-items-start">
      <p>{t.trayHint(tray.length)}</p>
      <ul role="list" className={styles.photos} data-drop={toDropName({ kind: 'out' })}>
        {tray.map(({ photo: key }, index) => {
          const photo = photos[key];
          const name = photo?.name ? photo.name : unnamed({ position: index + 1 });
          const place: PickedItem = { kind: 'tray', photo: key };
          const isPicked = frames.picked?.kind === 'tray' && frames.picked.photo === key;
          return (
            <li key={key} className={cx(styles.photo, isPicked && styles.picked)}>
              <button
                type="button"
                className={styles.pick}
                aria-label={t.trayPick({ name })}
                aria-pressed={isPicked}
                data-drop={toDropName(place)}
                onPointerDown={(event) => startDrag(event, place, key)}
                onClick={() => {
                  frames.press(place);
                  onPick?.();
                }}
              >
                {photo?.thumbnail && <img src={photo.thumbnail} alt="" draggable={false} />}
              </button>
              <IconButton
                label={t.bringBackOne({ name })}
                className={styles.back}
                onClick={() => back([key])}
              >
                <Undo2 />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button size="small" onClick={() => back(tray.map(({ photo }) => photo))}>
        {t.bringBack}
      </Button>
    </div>
  );
}
