import { useMessages } from '#lib/language/i18n.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import styles from './BookPreview.module.css';
import { FlipBook } from './FlipBook';
import type { DrawableBook } from './PageSide';
import { previewButtonMessages } from './preview-button-messages';

export interface BookPreviewProps extends DrawableBook {
  /** Title of the album; '' if it has none. */
  title: string;
  onClose: () => void;
}

/** Full-window book preview; loaded when first opened. */
export default function BookPreview({ title, onClose, ...drawn }: BookPreviewProps) {
  const t = useMessages(previewButtonMessages);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title === '' ? t.untitled : t.title({ title })}
      closeLabel={t.close}
      size="screen"
    >
      <div className={styles.book}>
        <FlipBook {...drawn} />
      </div>
    </Dialog>
  );
}
