import { PHOTO_TYPES } from '@smriti/shared/photos';
import ImagePlus from 'lucide-react/icons/image-plus';
import type { ChangeEvent, Ref } from 'react';
import styles from './AddPhotos.module.css';

interface AddPhotosProps {
  label: string;
  isMultiple: boolean;
  describedBy: string;
  isInvalid: boolean;
  onChoose: (files: File[]) => void;
  ref: Ref<HTMLInputElement>;
}

/** The button that opens the phone's or the desktop's way of choosing photos. */
export function AddPhotos(props: AddPhotosProps) {
  const { label, isMultiple, describedBy, isInvalid, onChoose, ref } = props;

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    onChoose([...(currentTarget.files ?? [])]);
    // The same file may be chosen again after it was removed.
    currentTarget.value = '';
  }

  return (
    <label className={styles.button}>
      <ImagePlus aria-hidden="true" />
      <span>{label}</span>
      <input
        ref={ref}
        type="file"
        // Phones turn their HEIC photos into JPEG because it is not in this list.
        accept={PHOTO_TYPES.join(',')}
        multiple={isMultiple}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        className={styles.input}
        onChange={choose}
      />
    </label>
  );
}
