import { cx } from '#ui/cx.ts';
import { Modal } from './Modal';
import type { ModalProps } from './modal-props';
import styles from './Sheet.module.css';

interface SheetProps extends ModalProps {
  /** The edge that it slides in from. */
  side?: 'left' | 'right' | 'bottom';
}

/** A drawer at an edge of the screen, e.g. for the menu or filters. */
export function Sheet({ side = 'right', ...modal }: SheetProps) {
  return <Modal {...modal} className={cx(styles.sheet, styles[side])} />;
}
