import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { apiMessages } from '#lib/language/messages.ts';
import { afterPaint } from '#lib/loading/after-paint.ts';
import { loadOnce } from '#lib/loading/load-once.ts';
import { showToast } from '#ui/feedback/toast.ts';
import type { ModalFrameProps } from './modal-props';

const layer = loadOnce('dialogs', () => import('./ModalLayer'));

/**
 * Base of `Dialog` and `Sheet`. The code that draws them is loaded after the page's first paint; if
 * loading fails, an error toast is shown.
 */
export function Modal(props: ModalFrameProps) {
  const { isOpen, onOpenChange } = props;
  const part = useStore(layer.value);
  useEffect(() => afterPaint(() => void layer.load()), []);
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
