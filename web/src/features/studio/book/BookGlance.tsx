import { countPages } from '@smriti/shared/book/page';
import type { Book } from '@smriti/shared/book/scene';
import { type CSSProperties, Suspense } from 'react';
import { SpreadView } from '#domains/book/spread/SpreadView.tsx';
import { useFaces } from '#domains/book/spread/use-faces.ts';
import { useSpreadNames } from '#domains/book/spread/use-spread-names.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { useStudio, useStudioState } from '../studio-context';
import styles from './BookGlance.module.css';
import { bookMessages } from './messages';
import { useDrawnBook } from './use-drawn-book';
import { useFillInput } from './use-filled-book';
import { useNextStep } from '../use-next-step';

const LeaveOutSuggestion = lazyOptionalComponent(
  'LeaveOutSuggestion',
  async () => (await import('./LeaveOutSuggestion')).LeaveOutSuggestion,
);
const PreviewButton = lazyOptionalComponent(
  'PreviewButton',
  async () => (await import('#domains/book/preview/PreviewButton.tsx')).PreviewButton,
);
const ShareButton = lazyOptionalComponent(
  'ShareLater',
  async () => (await import('#domains/shares/ShareButton.tsx')).ShareButton,
);

/** Maximum number of drawn faces: the cover and the first spreads. */
const MAX_SHOWN_FACES = 4;

/** The first pages of the filled book. */
export function BookGlance({ scene }: { scene: Book }) {
  const t = useMessages(bookMessages);
  const { photos, finish } = useDrawnBook();
  const input = useFillInput();
  const faces = useFaces(scene);
  const { faceName } = useSpreadNames(scene.kind);
  return (
    <>
      <Suspense>
        <LeaveOutSuggestion photos={input.photos} />
      </Suspense>
      <ul role="list" className={styles.faces}>
        {faces.slice(0, MAX_SHOWN_FACES).map((face) => {
          const front = face.parts.find(({ name }) => name === 'front');
          const { w, h } = front ?? face.trim;
          const shape: CSSProperties & Record<'--ratio', number> = { '--ratio': w / h };
          return (
            <li key={face.spread.id} style={shape}>
              <SpreadView
                size="small"
                book={scene}
                {...{ face, photos, finish }}
                part={front?.name ?? null}
                label={faceName(face, front?.name ?? null)}
              />
            </li>
          );
        })}
      </ul>
      <p className="muted">
        {[t.photos(input.photos.length), scene.kind === 'book' && t.pages(countPages(scene))]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}

/** Buttons that open the preview and share the book. */
export function BookGlanceActions({ scene }: { scene: Book }) {
  const t = useMessages(bookMessages);
  const { plan, store } = useStudio();
  const { photos, finish } = useDrawnBook();
  const isNext = useNextStep() === 'seeBook' && scene.kind === 'book';
  const title = useStudioState(({ texts }) => texts.title);
  return (
    <Suspense>
      <PreviewButton
        size="medium"
        variant={isNext ? 'filled' : 'outline'}
        label={isNext ? t.seeBook : undefined}
        onOpen={() => store.setState({ isBookSeen: true })}
        {...{ title, book: scene, photos, finish }}
      />
      {plan.albumId !== undefined && (
        <ShareButton size="medium" albumId={plan.albumId} title={title} book={scene} />
      )}
    </Suspense>
  );
}
