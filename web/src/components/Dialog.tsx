import styles from './Dialog.module.css';
import { Modal, type ModalProps } from './Modal';

/** A question or a short task in the middle of the screen. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} className={styles.dialog} />;
}
