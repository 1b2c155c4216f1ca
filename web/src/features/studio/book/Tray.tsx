import type { Tray as TrayPhotos } from '@smriti/shared/book/scene';
import Undo2 from 'lucide-react/icons/undo-2';
import { useId } from 'react';
import { Button } from '../../../components/actions/Button';
import { IconButton } from '../../../components/actions/IconButton';
import { showToast } from '../../../components/feedback/toast';
import { useMessages } from '../../../lib/i18n';
import { photoMessages } from '../messages';
import { useStudio, useStudioState } from '../studio-context';
import styles from './LeaveOut.module.css';
import { bringBack } from './leave-out';
import { bookMessages } from './messages';

/** The photos that were left out, which cost nothing, and the way back for each and for all. */
export function Tray({ tray }: { tray: TrayPhotos }) {
  const t = useMessages(bookMessages);
  const { unnamed } = useMessages(photoMessages);
  const { store } = useStudio();
  const photos = useStudioState((state) => state.photos);
  const headingId = useId();

  function back(keys: string[]): void {
    bringBack(store, keys);
    showToast('success', t.broughtBack(keys.length));
  }

  return (
    <section aria-labelledby={headingId} className={styles.tray}>
      <h3 id={headingId}>{t.tray}</h3>
      <p>{t.trayHint(tray.length)}</p>
      <ul role="list" className={styles.photos}>
        {tray.map(({ photo: key }, index) => {
          const photo = photos[key];
          const name = photo?.name ? photo.name : unnamed({ position: index + 1 });
          return (
            <li key={key} className={styles.photo}>
              {photo?.thumbnail && <img src={photo.thumbnail} alt={name} />}
              <IconButton
                size="small"
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
    </section>
  );
}
