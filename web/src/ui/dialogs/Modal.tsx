import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { afterPaint } from '../../lib/loading/after-paint';
import { apiMessages } from '../../lib/language/messages';
import { loadOnce } from '../../lib/loading/load-once';
import type { ModalFrameProps } from './modal-props';
import { showToast } from '../feedback/toast';

const layer = loadOnce('dialogs', () => import('./ModalLayer'));

/**
 * What `Dialog` and `Sheet` share. What draws them is fetched once the page that may open one is painted;
 * where it cannot be, the visitor is told instead.
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
