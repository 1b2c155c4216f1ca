import ImageUp from 'lucide-react/icons/image-up';
import { useDropzone } from 'react-dropzone';
import { useMessages } from '#lib/language/i18n.ts';
import styles from './DropOverlay.module.css';
import { photoMessages } from '../../messages';

/** Overlay over the whole window that accepts dropped files. */
export function DropOverlay({ onDrop }: { onDrop: (files: File[]) => void }) {
  const t = useMessages(photoMessages);
  const { getRootProps } = useDropzone({ noClick: true, noKeyboard: true, onDrop });
  return (
    <div {...getRootProps({ role: undefined, tabIndex: undefined, className: styles.overlay })}>
      <p className={styles.text}>
        <ImageUp aria-hidden="true" />
        {t.drop}
      </p>
    </div>
  );
}
