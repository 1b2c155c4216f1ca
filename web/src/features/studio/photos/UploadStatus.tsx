import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../../components/actions/Button';
import { InlineMessage } from '../../../components/feedback/InlineMessage';
import { useMessages } from '../../../lib/i18n';
import { photoMessages } from '../messages';
import { useStudio, useStudioState } from '../studio-context';
import { isUnderWay, orderedPhotos, type StudioState } from '../studio-store';
import styles from './UploadStatus.module.css';

function countsOf(state: StudioState) {
  const photos = orderedPhotos(state);
  const number = (wanted: string) => photos.filter((photo) => photo.state === wanted).length;
  const progress = photos.reduce((sum, photo) => sum + photo.progress, 0);
  return {
    total: photos.length,
    stored: number('stored'),
    failed: number('failed'),
    lost: number('lost'),
    underWay: photos.filter(isUnderWay).length,
    // Whole percents: a finer figure would render for nothing.
    percent: photos.length === 0 ? 0 : Math.floor((progress / photos.length) * 100),
  };
}

/** All uploads together: how far they are, what holds them up, and what can be done about it. */
export function UploadStatus() {
  const t = useMessages(photoMessages);
  const counts = useStudioState(useShallow(countsOf));
  const isOnline = useStudioState((state) => state.isOnline);
  const hasUnkept = useStudioState((state) => state.hasUnkept);
  const { underWay, failed, lost } = counts;
  return (
    <>
      {underWay > 0 && <OverallProgress {...counts} />}
      {underWay > 0 && !isOnline && <InlineMessage tone="waiting">{t.offline}</InlineMessage>}
      {underWay > 0 && hasUnkept && <InlineMessage tone="waiting">{t.unkept}</InlineMessage>}
      {failed > 0 && <FailedUploads count={failed} />}
      {lost > 0 && <InlineMessage tone="error">{t.someLost(lost)}</InlineMessage>}
    </>
  );
}

function OverallProgress({ total, stored, percent }: ReturnType<typeof countsOf>) {
  const t = useMessages(photoMessages);
  const studio = useStudio();
  const isPaused = useStudioState((state) => state.isPaused);
  return (
    <div className={styles.progress}>
      <p role="status" className="tabular">
        {t.progress({ done: stored, total })}
      </p>
      <progress className={styles.bar} aria-label={t.allProgress} value={percent} max={100} />
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={isPaused ? <Play /> : <Pause />}
          onClick={() => studio.setPaused(!isPaused)}
        >
          {isPaused ? t.resume : t.pause}
        </Button>
        <Button size="small" variant="quiet" onClick={studio.cancelUploads}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}

function FailedUploads({ count }: { count: number }) {
  const t = useMessages(photoMessages);
  const { retryFailed } = useStudio();
  const refusal = useStudioState((state) => state.refusal);
  return (
    <InlineMessage
      tone="error"
      action={
        <Button size="small" icon={<RotateCw />} onClick={retryFailed}>
          {t.retry(count)}
        </Button>
      }
    >
      {t.someFailed(count)} {refusal}
    </InlineMessage>
  );
}
