import type { Book } from '@smriti/shared/book/scene';
import CloudCheck from 'lucide-react/icons/cloud-check';
import Keyboard from 'lucide-react/icons/keyboard';
import Maximize from 'lucide-react/icons/maximize';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { Suspense, useEffect, useRef } from 'react';
import type { BookFinish } from '#domains/book/spread/finish.ts';
import type { ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { Price } from '#domains/products/Price.tsx';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { deferRendering } from '#lib/loading/defer-rendering.tsx';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { BackButton } from '../book/BookLayer';
import { useSavedAtText } from '../StudioToolbar';
import { useStudioState } from '../studio-context';
import { UndoButtons } from '../UndoButtons';
import { usePricedDesign } from '../use-priced-design';
import type { StageZoom } from './gestures/use-stage-zoom';
import styles from './ScreenBar.module.css';

const screenMessages = messageCatalogue('studioScreen', {
  untitled: 'Your design',
  saved: 'Saved',
  savedHere: 'Saved on this device',
  notSaved: 'Not saved',
  enlarge: 'Zoom in',
  reduce: 'Zoom out',
  showWhole: 'Show it whole',
  keys: 'Keyboard shortcuts',
});

const PreviewButton = lazyOptionalComponent(
  'PreviewButton',
  async () => (await import('#domains/book/preview/PreviewButton.tsx')).PreviewButton,
);

interface ScreenBarProps {
  scene: Book;
  photos: ShownPhotos;
  finish: BookFinish;
  zoom: StageZoom;
  onHelp: () => void;
  onClose: () => void;
}

/** Bar of the editor; its heading has the focus when the editor opens. */
export const ScreenBar = deferRendering((props: ScreenBarProps) => {
  const { scene, photos, finish, zoom, onHelp, onClose } = props;
  const t = useMessages(screenMessages);
  const title = useStudioState(({ texts }) => texts.title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className={styles.bar}>
      <BackButton onClose={onClose} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title === '' ? t.untitled : title}
      </h1>
      <div className={styles.facts}>
        <CurrentPrice />
        <SavedState />
      </div>
      <div className={styles.tools}>
        <UndoButtons />
        <IconButton
          label={zoom.zoom === 1 ? t.enlarge : t.showWhole}
          className={styles.phoneZoom}
          onClick={zoom.zoom === 1 ? zoom.enlarge : zoom.showWhole}
        >
          {zoom.zoom === 1 ? <ZoomIn /> : <Maximize />}
        </IconButton>
        <span className={styles.wide}>
          <IconButton label={t.reduce} aria-disabled={zoom.zoom === 1} onClick={zoom.reduce}>
            <ZoomOut />
          </IconButton>
          <IconButton label={t.enlarge} aria-disabled={!zoom.canEnlarge} onClick={zoom.enlarge}>
            <ZoomIn />
          </IconButton>
          <IconButton label={t.showWhole} aria-disabled={zoom.zoom === 1} onClick={zoom.showWhole}>
            <Maximize />
          </IconButton>
          <IconButton label={t.keys} className={styles.keys} aria-keyshortcuts="?" onClick={onHelp}>
            <Keyboard />
          </IconButton>
        </span>
        <span className={styles.preview}>
          <Suspense>
            <PreviewButton {...{ title, book: scene, photos, finish }} />
          </Suspense>
        </span>
      </div>
    </header>
  );
});

/** Price of one copy; added pages and removed photos change it. */
function CurrentPrice() {
  const { price, isPriced } = usePricedDesign();
  return <p aria-live="polite">{isPriced && <Price amount={price} size="small" />}</p>;
}

/** Save state of the design; the full sentence is its tooltip. */
function SavedState() {
  const t = useMessages(screenMessages);
  const isFull = useStudioState((state) => state.isFull);
  const savedAt = useStudioState((state) => state.savedAt);
  const account = useStudioState((state) => state.account);
  const text = useSavedAtText();
  if (savedAt === null) return null;
  const isNotSaved = isFull && account !== 'kept';
  const isHereOnly = account === 'later' || account === 'full';
  const Icon = isNotSaved ? TriangleAlert : CloudCheck;
  return (
    <p className={styles.saved} title={text}>
      <Icon aria-hidden="true" />
      <span aria-hidden="true">{isNotSaved ? t.notSaved : isHereOnly ? t.savedHere : t.saved}</span>
      <span className="visually-hidden">{text}</span>
    </p>
  );
}
