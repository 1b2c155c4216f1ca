import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { RefObject } from 'react';
import { count } from '@nanostores/i18n';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { useStudio, useStudioState } from '../../studio-context';
import { listOrderedPhotos, patchPhoto, type StudioStore } from '../../studio-store';
import { cancelAdding } from './cancel-adding';
import { useUploadCounts } from './upload-counts';

/** Texts about running, stopped and failed uploads; loaded with their buttons. */
const uploadMessages = messageCatalogue('studioUploads', {
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel uploads',
  retry: count({ one: 'Try {count} photo again', many: 'Try {count} photos again' }),
  someFailed: count({
    one: '{count} photo could not be uploaded.',
    many: '{count} photos could not be uploaded.',
  }),
  someLost: count({
    one: '{count} photo is not in this browser any more. Add it again, or remove it.',
    many: '{count} photos are not in this browser any more. Add them again, or remove them.',
  }),
  offline: 'There is no connection. Uploading continues when it is back.',
  unkept:
    'This browser has no room to keep all of your photos. Leave this page open until they are uploaded.',
});

function retryFailedUploads(store: StudioStore): void {
  for (const { key, state } of listOrderedPhotos(store.getState())) {
    if (state === 'failed') patchPhoto(store, key, { state: 'waiting' });
  }
}

interface UploadStatusProps {
  /** Takes the focus when a clicked button disappears. */
  addButton: RefObject<HTMLElement | null>;
}

/**
 * Upload problems, with buttons that pause, cancel or retry uploads. The sticky bar shows their
 * progress (UploadProgress).
 */
export function UploadStatus({ addButton }: UploadStatusProps) {
  const t = useMessages(uploadMessages);
  const { underWay, failed, lost } = useUploadCounts();
  const isOnline = useStudioState((state) => state.isOnline);
  const hasUnkept = useStudioState((state) => state.hasUnkept);
  return (
    <>
      {underWay > 0 && <UploadButtons addButton={addButton} />}
      {underWay > 0 && !isOnline && <InlineMessage tone="waiting">{t.offline}</InlineMessage>}
      {underWay > 0 && hasUnkept && <InlineMessage tone="waiting">{t.unkept}</InlineMessage>}
      {failed > 0 && <FailedUploads count={failed} addButton={addButton} />}
      {lost > 0 && <InlineMessage tone="error">{t.someLost(lost)}</InlineMessage>}
    </>
  );
}

function UploadButtons({ addButton }: UploadStatusProps) {
  const t = useMessages(uploadMessages);
  const studio = useStudio();
  const isPaused = useStudioState((state) => state.isPaused);
  function cancel(): void {
    void cancelAdding(studio);
    addButton.current?.focus();
  }
  return (
    <div className="row gap-2">
      <Button
        size="small"
        icon={isPaused ? <Play /> : <Pause />}
        onClick={() => studio.setPaused(!isPaused)}
      >
        {isPaused ? t.resume : t.pause}
      </Button>
      <Button size="small" variant="quiet" onClick={cancel}>
        {t.cancel}
      </Button>
    </div>
  );
}

function FailedUploads({ count, addButton }: UploadStatusProps & { count: number }) {
  const t = useMessages(uploadMessages);
  const { store } = useStudio();
  const refusal = useStudioState((state) => state.refusal);
  function retry(): void {
    retryFailedUploads(store);
    addButton.current?.focus();
  }
  return (
    <InlineMessage
      tone="error"
      action={
        <Button size="small" icon={<RotateCw />} onClick={retry}>
          {t.retry(count)}
        </Button>
      }
    >
      {t.someFailed(count)} {refusal}
    </InlineMessage>
  );
}
