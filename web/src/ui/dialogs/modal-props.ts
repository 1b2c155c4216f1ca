import type { ReactNode } from 'react';

/** Props that dialogs and sheets share. */
export interface ModalProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Text below the title, read out together with it. */
  description?: ReactNode;
  /**
   * Label of the close button; 'Close' by default. null: there is no button, and neither Escape nor a click
   * outside closes the dialog.
   */
  closeLabel?: string | null;
  children?: ReactNode;
  /** Buttons that stay visible at the lower edge. */
  footer?: ReactNode;
}

/** Props of the base component, with the CSS class of a dialog or sheet. */
export interface ModalFrameProps extends ModalProps {
  className: string | undefined;
}
