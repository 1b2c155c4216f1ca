import { cx } from '#ui/cx.ts';
import styles from './Dialog.module.css';
import { Modal } from './Modal';
import type { ModalProps } from './modal-props';

interface DialogProps extends ModalProps {
  /**
   * Size of the dialog: `wide` for large content, `full` for viewing pictures, `screen` for the
   * whole window.
   */
  size?: 'medium' | 'wide' | 'full' | 'screen';
}

/** Dialog in the middle of the screen, for a question, a short task or a picture. */
export function Dialog({ size = 'medium', ...modal }: DialogProps) {
  return <Modal {...modal} className={cx(styles.dialog, styles[size])} />;
}
