import type { ChangeEvent, ComponentType, InputHTMLAttributes, Ref, SVGProps } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './FileButton.module.css';

interface FileButtonProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  label: string;
  /** Id of the label element, for inputs whose name consists of several elements. */
  labelId?: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Whether this is the main action of the screen. */
  isFilled?: boolean;
  onChoose: (files: File[]) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Button that opens the file picker and also accepts dropped files. */
export function FileButton(props: FileButtonProps) {
  const { label, labelId, Icon, isFilled = false, onChoose, ...input } = props;
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    onChoose([...(currentTarget.files ?? [])]);
    // Allows choosing the same file again after it was changed on disk or removed here.
    currentTarget.value = '';
  }

  return (
    <label className={cx(styles.button, isFilled && styles.filled)}>
      <Icon aria-hidden="true" />
      <span id={labelId}>{label}</span>
      <input {...input} type="file" className={styles.input} onChange={choose} />
    </label>
  );
}
