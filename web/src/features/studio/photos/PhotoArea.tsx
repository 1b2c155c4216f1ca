import { lazy, Suspense, useId, useRef } from 'react';
import { photoCountText } from '#lib/albums/photo-count-text.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import { isHeicAccepted } from '#lib/uploads/accepted-types.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { FieldError } from '#ui/fields/Field.tsx';
import { useCatalogue } from '../choices/catalogue-context';
import { AddingStatus } from './adding/AddingStatus';
import { AddPhotosButton } from './adding/AddPhotosButton';
import { DropTarget } from './adding/DropTarget';
import { useAdding } from './adding/use-adding';
import { photoMessages } from '../messages';
import styles from './PhotoArea.module.css';
import { useStudioState } from '../studio-context';
import { useNextStep } from '../use-next-step';

/** Sortable grid, loaded after the page or with the first photo. */
const PhotoGrid = lazy(() =>
  loadWithTexts(async () => ({ default: (await import('./PhotoGrid')).PhotoGrid }), 'editor'),
);

interface PhotoAreaProps {
  /** Whether the design has a single photo, like a canvas; adding another replaces it. */
  isSingle?: boolean;
  error?: string;
}

/** Section for adding, uploading and ordering photos, with all messages about them. */
export function PhotoArea({ isSingle = false, error }: PhotoAreaProps) {
  const t = useMessages(photoMessages);
  const photoCount = useStudioState(({ order }) => order.length);
  const reading = useStudioState((state) => state.reading);
  const countText = photoCountText(useCatalogue().photoCount);
  const { add, hasFailed } = useAdding(isSingle);
  const step = useNextStep();
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
          isFilled={step === 'addPhotos'}
          onChoose={add}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t.hint({ types: isHeicAccepted ? 'JPEG, HEIC' : 'JPEG' })}
        </p>
      </div>
      {countText && <p className={styles.count}>{countText}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <AddingStatus hasFailed={hasFailed} addButton={input} />
      {photoCount > 0 && (
        <Suspense fallback={<Loading />}>
          <PhotoGrid addButton={input} />
        </Suspense>
      )}
      {photoCount === 0 && reading === 0 && !isSingle && <p className={styles.empty}>{t.empty}</p>}
      {reading > 0 && <Loading label={t.reading(reading)} />}
      <DropTarget onDrop={add} />
    </section>
  );
}
