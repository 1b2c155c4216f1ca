import { type RefObject, Suspense, useId } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { FieldError } from '#ui/fields/Field.tsx';
import { photoMessages } from '../../messages';
import { useStudioState } from '../../studio-context';
import { useUploadCounts } from './upload-counts';

const FileNotices = lazyOptionalComponent('FileNotices', () =>
  loadWithTexts(async () => (await import('./FileNotices')).FileNotices, 'editor'),
);
const UploadStatus = lazyOptionalComponent('UploadStatus', () =>
  loadWithTexts(async () => (await import('./UploadStatus')).UploadStatus, 'editor'),
);
interface AddingStatusProps {
  /** Whether the last attempt to add files failed. */
  hasFailed: boolean;
  /** File input, which takes the focus when a clicked button disappears. */
  addButton: RefObject<HTMLInputElement | null>;
}

/** Messages about added files and their uploads. */
export function AddingStatus({ hasFailed, addButton }: AddingStatusProps) {
  const t = useMessages(photoMessages);
  const hasNotices = useStudioState(({ notices }) => notices.length > 0);
  const { underWay, failed, lost } = useUploadCounts();
  const hasUploads = underWay + failed + lost > 0;
  const id = useId();
  return (
    <>
      {hasFailed && (
        <div role="alert">
          <FieldError id={id}>{t.addFailed}</FieldError>
        </div>
      )}
      <Suspense>{hasNotices && <FileNotices addButton={addButton} />}</Suspense>
      <Suspense>{hasUploads && <UploadStatus addButton={addButton} />}</Suspense>
    </>
  );
}
