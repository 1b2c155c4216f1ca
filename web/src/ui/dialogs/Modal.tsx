import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { apiMessages } from '#lib/language/messages.ts';
import { runAfterPaint } from '#lib/loading/run-after-paint.ts';
import { createLazyPart } from '#lib/loading/lazy-part.ts';
import { showToast } from '#ui/feedback/toast.ts';
import type { ModalFrameProps } from './modal-props';

const layer = createLazyPart('dialogs', () => import('./ModalLayer'));

/**
 * Base of `Dialog` and `Sheet`. The code that draws them is loaded after the page's first paint; if
 * loading fails, an error toast is shown.
 */
export function Modal(props: ModalFrameProps) {
  const { isOpen, onOpenChange } = props;
  const part = useStore(layer.value);
  useEffect(() => runAfterPaint(() => void layer.load()), []);
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
