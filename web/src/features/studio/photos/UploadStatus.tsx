import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../../../components/actions/Button';
import { InlineMessage } from '../../../components/feedback/InlineMessage';
import { useMessages } from '../../../lib/i18n';
import { photoMessages } from '../messages';
import { useStudio, useStudioState } from '../studio-context';
import { useUploadCounts } from './upload-counts';
import styles from './UploadStatus.module.css';

/**
 * All uploads together: what holds them up, and what can be done about it. How far they are stands in
 * the bar that is always in view; see UploadProgress.
 */
export function UploadStatus() {
  const t = useMessages(photoMessages);
  const { underWay, failed, lost } = useUploadCounts();
  const isOnline = useStudioState((state) => state.isOnline);
  const hasUnkept = useStudioState((state) => state.hasUnkept);
  return (
    <>
      {underWay > 0 && <UploadButtons />}
      {underWay > 0 && !isOnline && <InlineMessage tone="waiting">{t.offline}</InlineMessage>}
      {underWay > 0 && hasUnkept && <InlineMessage tone="waiting">{t.unkept}</InlineMessage>}
      {failed > 0 && <FailedUploads count={failed} />}
      {lost > 0 && <InlineMessage tone="error">{t.someLost(lost)}</InlineMessage>}
    </>
  );
}

function UploadButtons() {
  const t = useMessages(photoMessages);
  const studio = useStudio();
  const isPaused = useStudioState((state) => state.isPaused);
  return (
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
