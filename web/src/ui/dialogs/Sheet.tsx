import { cx } from '#ui/cx.ts';
import { Modal } from './Modal';
import type { ModalProps } from './modal-props';
import styles from './Sheet.module.css';

interface SheetProps extends ModalProps {
  /** Edge of the screen from which the sheet slides in. */
  side?: 'left' | 'right' | 'bottom';
}

/** Sheet at an edge of the screen, e.g. for the menu or filters. */
export function Sheet({ side = 'right', ...modal }: SheetProps) {
  return <Modal {...modal} className={cx(styles.sheet, styles[side])} />;
}
