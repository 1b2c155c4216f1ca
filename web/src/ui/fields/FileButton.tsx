import type { ChangeEvent, ComponentType, InputHTMLAttributes, Ref, SVGProps } from 'react';
import styles from './FileButton.module.css';

interface FileButtonProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  label: string;
  /** For an input that is named by more than the label. */
  labelId?: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  onChoose: (files: File[]) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A button that opens the device's way of choosing files; one can drop them on it as well. */
export function FileButton({ label, labelId, Icon, onChoose, ...input }: FileButtonProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    onChoose([...(currentTarget.files ?? [])]);
    // The same file may be chosen again, after it was changed on disk or removed here.
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
