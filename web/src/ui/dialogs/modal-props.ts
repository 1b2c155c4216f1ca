import type { ReactNode } from 'react';

/** What a dialog or a drawer shows. */
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

/** With the looks of the one or the other. */
export interface ModalFrameProps extends ModalProps {
  className: string | undefined;
}
