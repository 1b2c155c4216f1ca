import type { ReactNode } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import styles from './RemovableFields.module.css';

interface RemovableFieldsProps {
  /** Accessible name of the fields. */
  legend: string;
  remove: string;
  /** Accessible name of the button. */
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** Fields of an entry in a list of settings, and a button that removes it, in a row if there is room. */
export function RemovableFields(props: RemovableFieldsProps) {
  const { legend, remove, removeLabel, onRemove, children } = props;
  return (
    <fieldset className={cx('stack grid-cols-1 gap-3', styles.row)}>
      <legend className="visually-hidden">{legend}</legend>
      {children}
      <Button size="small" variant="quiet" aria-label={removeLabel} onClick={onRemove}>
        {remove}
      </Button>
    </fieldset>
  );
}
