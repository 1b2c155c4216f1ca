import { cx } from '#ui/cx.ts';
import styles from './Dialog.module.css';
import { Modal } from './Modal';
import type { ModalProps } from './modal-props';

interface DialogProps extends ModalProps {
  /** `wide` for large content, `full` for viewing pictures, `screen` covers the whole window. */
  size?: 'medium' | 'wide' | 'full' | 'screen';
}

/** A dialog in the middle of the screen, for a question, a short task or a picture. */
export function Dialog({ size = 'medium', ...modal }: DialogProps) {
  return <Modal {...modal} className={cx(styles.dialog, styles[size])} />;
}
