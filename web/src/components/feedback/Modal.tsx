import { type ReactNode, useEffect } from 'react';
import { apiMessages } from '../../lib/language/messages';
import { loadOnce, usePart } from '../../lib/load-once';
import { showToast } from './toast';

export interface ModalProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Stands under the title and is read with it. */
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons that stay in view at the bottom. */
  footer?: ReactNode;
}

export interface ModalFrameProps extends ModalProps {
  className: string | undefined;
}

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
    void layer.load().then((found) => {
      if (found) return;
      showToast('error', apiMessages.get().unreachable);
      onOpenChange(false);
    });
  }, [isOpen, onOpenChange]);
  return part && <part.ModalLayer {...props} />;
}
