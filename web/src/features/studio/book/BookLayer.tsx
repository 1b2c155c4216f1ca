import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import styles from './BookLayer.module.css';

const layerMessages = messageCatalogue('studioBookLayer', {
  back: 'Back',
  backToAlbum: 'Back to the album',
});

/**
 * Layer that covers the whole window. The page below it is hidden, also from the keyboard and screen
 * readers, and keeps its state and scroll position. Unlike a dialog, it does not close by Escape, and
 * sheets open above it.
 */
export function BookLayer({ children }: { children: ReactNode }) {
  const layer = useRef<HTMLElement>(null);
  useHiddenPage();
  useVisibleArea(layer);
  return createPortal(
    <main ref={layer} className={styles.layer}>
      {children}
    </main>,
    document.body,
  );
}

/**
 * Hides the page below the layer by an attribute of the root element. A rule with :has() would make the
 * browser check the whole document after each key press.
 */
function useHiddenPage(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.bookOpen = '';
    return () => {
      delete dataset.bookOpen;
    };
  }, []);
}

/**
 * Keeps an element within the visible part of the window, because the keyboard of a phone covers the
 * lower part without resizing the window.
 */
function useVisibleArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    const { style } = element.current ?? {};
    if (!visible || !style) return;
    const fit = () => {
      // Pinch zoom also shrinks the visual viewport, without a keyboard.
      const isMagnified = visible.scale > 1.01;
      style.setProperty('height', isMagnified ? null : `${visible.height}px`);
      style.setProperty('top', isMagnified ? null : `${visible.offsetTop}px`);
    };
    fit();
    visible.addEventListener('resize', fit);
    visible.addEventListener('scroll', fit);
    return () => {
      visible.removeEventListener('resize', fit);
      visible.removeEventListener('scroll', fit);
    };
  }, [element]);
}

/** Button that closes the book and returns to the studio page. */
export function BackButton({ onClose }: { onClose: () => void }) {
  const t = useMessages(layerMessages);
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.back}
      icon={<ArrowLeft aria-hidden="true" />}
      aria-label={t.backToAlbum}
      onClick={onClose}
    >
      {t.back}
    </Button>
  );
}

interface BookLayerMessageProps {
  onClose: () => void;
  children: ReactNode;
}

/** Content of the layer while the book loads or could not be opened. */
export function BookLayerMessage({ onClose, children }: BookLayerMessageProps) {
  return (
    <div className={styles.message}>
      <BackButton onClose={onClose} />
      <div className={styles.centre}>{children}</div>
    </div>
  );
}
