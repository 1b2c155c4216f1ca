import { cx } from '../cx';
import styles from './Dialog.module.css';
import { Modal } from './Modal';
import type { ModalProps } from './modal-props';

interface DialogProps extends ModalProps {
  /** `wide` is for what needs room, `full` for looking at pictures, `screen` for nothing else. */
  size?: 'medium' | 'wide' | 'full' | 'screen';
}

/** A question, a short task or a picture in the middle of the screen. */
export function Dialog({ size = 'medium', ...modal }: DialogProps) {
  return <Modal {...modal} className={cx(styles.dialog, styles[size])} />;
}
