import ImageUp from 'lucide-react/icons/image-up';
import { useEffect, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useMessages } from '../../lib/i18n';
import styles from './DropTarget.module.css';
import { photoMessages } from './messages';

interface DropTargetProps {
  onDrop: (files: File[]) => void;
}

/** Covers the whole window while files are dragged over it, and takes them. */
export function DropTarget({ onDrop }: DropTargetProps) {
  const t = useMessages(photoMessages);
  const [isDragging, setIsDragging] = useState(false);
  const { getRootProps } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      setIsDragging(false);
      onDrop([...accepted, ...rejected.map(({ file }) => file)]);
    },
  });

  useEffect(() => {
    const show = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) setIsDragging(true);
    };
    const hide = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDragging(false);
    };
    document.addEventListener('dragenter', show);
    document.addEventListener('dragleave', hide);
    return () => {
      document.removeEventListener('dragenter', show);
      document.removeEventListener('dragleave', hide);
    };
  }, []);

  if (!isDragging) return null;
  return (
    <div {...getRootProps({ role: undefined, tabIndex: undefined, className: styles.target })}>
      <p className={styles.text}>
        <ImageUp aria-hidden="true" />
        {t.drop}
      </p>
    </div>
  );
}
