import type { ChangeEvent, ComponentType, InputHTMLAttributes, Ref, SVGProps } from 'react';
import styles from './FileButton.module.css';

interface FileButtonProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  label: string;
  /** Id of the label element, for inputs whose name consists of several elements. */
  labelId?: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  onChoose: (files: File[]) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Button that opens the file picker and also accepts dropped files. */
export function FileButton({ label, labelId, Icon, onChoose, ...input }: FileButtonProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    onChoose([...(currentTarget.files ?? [])]);
    // Allows choosing the same file again after it was changed on disk or removed here.
    currentTarget.value = '';
  }

  return (
    <label className={styles.button}>
      <Icon aria-hidden="true" />
      <span id={labelId}>{label}</span>
      <input {...input} type="file" className={styles.input} onChange={choose} />
    </label>
  );
}
