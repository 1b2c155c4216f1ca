import { useEffect } from 'react';
import { apiMessages } from '../../lib/language/messages';
import { loadOnce, usePart } from '../../lib/load-once';
import type { ModalFrameProps } from './modal-props';
import { showToast } from '../feedback/toast';

const layer = loadOnce('dialogs', () => import('./ModalLayer'));

/**
 * What `Dialog` and `Sheet` share. What draws them is fetched once the page that may open one is there;
 * where it cannot be, the visitor is told instead.
 */
export function Modal(props: ModalFrameProps) {
  const { isOpen, onOpenChange } = props;
  const part = usePart(layer);
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
