import type { ReactNode } from 'react';

/** Props of a dialog or drawer. */
export interface ModalProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Shown below the title and read out with it. */
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons that stay visible at the bottom. */
  footer?: ReactNode;
}

/** Props with the class of a dialog or a drawer. */
export interface ModalFrameProps extends ModalProps {
  className: string | undefined;
}
