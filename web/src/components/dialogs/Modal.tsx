import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { apiMessages } from '../../lib/language/messages';
import { loadOnce } from '../../lib/load-once';
import type { ModalFrameProps } from './modal-props';
import { showToast } from '../feedback/toast';

const layer = loadOnce('dialogs', () => import('./ModalLayer'));

/** Fetches what draws dialogs when the page that may open one is painted: its paint waits for nothing of it. */
function useLayerSoon(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => void layer.load());
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
}

/**
 * What `Dialog` and `Sheet` share. What draws them is fetched ahead; where it cannot be, the visitor is
 * told instead.
 */
export function Modal(props: ModalFrameProps) {
  const { isOpen, onOpenChange } = props;
  const part = useStore(layer.value);
  useLayerSoon();
  useEffect(() => {
    if (!isOpen) return;
    let isAwaited = true;
    void layer.load().then((found) => {
      if (found || !isAwaited) return;
      showToast('error', apiMessages.get().unreachable);
      onOpenChange(false);
    });
    return () => {
      isAwaited = false;
    };
  }, [isOpen, onOpenChange]);
  return part && <part.ModalLayer {...props} />;
}
