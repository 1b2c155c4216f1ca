import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

/** What every field says about itself. */
export interface FieldTexts {
  label: ReactNode;
  /** Stands under the label before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; marks the control as invalid. */
  error?: string;
  /** Stands after the label of what may stay empty, e.g. '(optional)'. */
  optionalText?: string;
}

/** What links a control to its label, hint and error. */
export interface ControlLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  /** The control's own id, when the page gives one. */
  id?: string;
  children: (links: ControlLinks) => ReactNode;
}

interface FieldErrorProps {
  id: string;
  children: string;
}

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** The ids of a control's hint and error, and its `aria-describedby`: the error first. */
export function useFieldLinks(
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  ownId?: string,
): { hintId: string; errorId: string; links: ControlLinks } {
  const generated = useId();
  const id = ownId ?? generated;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return {
    hintId,
    errorId,
    links: {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}

/** Label, hint, control and error, linked to each other once for all fields. */
export function Field({ id, label, hint, error, optionalText, children }: FieldProps) {
  const { hintId, errorId, links } = useFieldLinks({ hint, error }, id);
  return (
    <div className={styles.field}>
      <label htmlFor={links.id} className={styles.label}>
        {label}
        {optionalText && <span className={styles.optional}> {optionalText}</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(links)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
