import { lazy, Suspense, useId, useRef, useState } from 'react';
import { photoCountText } from '#lib/albums/photo-count-text.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { logFailure } from '#lib/log.ts';
import { isHeicAccepted } from '#lib/uploads/accepted-types.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { FieldError } from '#ui/fields/Field.tsx';
import { useCatalogue } from '../choices/catalogue-context';
import { AddPhotosButton } from './adding/AddPhotosButton';
import { DropTarget } from './adding/DropTarget';
import { photoMessages } from '../messages';
import styles from './PhotoArea.module.css';
import { useStudio, useStudioState } from '../studio-context';
import { removePhotos } from '../studio-store';
import { useUploadCounts } from './adding/upload-counts';

const FileNotices = lazyOptionalComponent('FileNotices', () =>
  loadWithTexts(async () => (await import('./adding/FileNotices')).FileNotices, 'editor'),
);
const UploadStatus = lazyOptionalComponent('UploadStatus', () =>
  loadWithTexts(async () => (await import('./adding/UploadStatus')).UploadStatus, 'editor'),
);
/** Sortable grid, loaded after the page or with the first photo. */
const PhotoGrid = lazy(() =>
  loadWithTexts(async () => ({ default: (await import('./PhotoGrid')).PhotoGrid }), 'editor'),
);

interface PhotoAreaProps {
  /** Whether the design has a single photo, like a canvas; adding another replaces it. */
  isSingle?: boolean;
  error?: string;
}

/** Adds chosen files to the design; `hasFailed` tells whether adding the last ones failed. */
function useAdding(isSingle: boolean): { add: (files: File[]) => void; hasFailed: boolean } {
  const { store, addFiles } = useStudio();
  const [hasFailed, setFailed] = useState(false);

  /** Replaces the photo once the new file has proved to be a photo. */
  async function replace(file: File): Promise<void> {
    const before = store.getState().order;
    await addFiles([file]);
    if (store.getState().order.length > before.length) removePhotos(store, before);
  }

  function add(files: File[]): void {
    const [first] = files;
    setFailed(false);
    const adding = isSingle && first ? replace(first) : addFiles(files);
    adding.catch((failure: unknown) => {
      logFailure('Photos were not taken', failure);
      setFailed(true);
    });
  }

  return { add, hasFailed };
}

/** Section for adding, uploading and ordering photos, with all messages about them. */
export function PhotoArea({ isSingle = false, error }: PhotoAreaProps) {
  const t = useMessages(photoMessages);
  const photoCount = useStudioState(({ order }) => order.length);
  const reading = useStudioState((state) => state.reading);
  const hasNotices = useStudioState(({ notices }) => notices.length > 0);
  const { underWay, failed, lost } = useUploadCounts();
  const hasUploads = reading + underWay + failed + lost > 0;
  const countText = photoCountText(useCatalogue().photoCount);
  const { add, hasFailed } = useAdding(isSingle);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const addLabel = photoCount > 0 ? t.replace : t.choose;
  return (
    <section aria-labelledby={`${id}-heading`} className="stack gap-4 min-w-0">
      <header className={styles.heading}>
        <h2 id={`${id}-heading`}>{isSingle ? t.onePhoto : t.heading}</h2>
        {!isSingle && photoCount > 0 && <p className="tabular">{t.count(photoCount)}</p>}
      </header>
      <div className="cluster gap-y-2 gap-x-4 items-center">
        <AddPhotosButton
          ref={input}
          label={isSingle ? addLabel : t.add}
          isMultiple={!isSingle}
          describedBy={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          isInvalid={error !== undefined}
          onChoose={add}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t.hint({ types: isHeicAccepted ? 'JPEG, HEIC' : 'JPEG' })}
        </p>
      </div>
      {countText && <p className={styles.count}>{countText}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hasFailed && (
        <div role="alert">
          <FieldError id={`${id}-failed`}>{t.addFailed}</FieldError>
        </div>
      )}
      <Suspense>{hasNotices && <FileNotices addButton={input} />}</Suspense>
      <Suspense>{hasUploads && <UploadStatus addButton={input} />}</Suspense>
      {photoCount > 0 && (
        <Suspense fallback={<Loading label={t.loading} />}>
          <PhotoGrid addButton={input} />
        </Suspense>
      )}
      {photoCount === 0 && reading === 0 && !isSingle && <p className={styles.empty}>{t.empty}</p>}
      {reading > 0 && <Loading label={t.reading(reading)} />}
      <DropTarget onDrop={add} />
    </section>
  );
}
