import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import styles from './FormErrorSummary.module.css';

export interface FormError {
  /** The `id` of the field that it is about. */
  fieldId: string;
  message: string;
}

interface FormErrorSummaryProps {
  /** e.g. 'Please check these fields' */
  title: string;
  /** What was wrong at the last attempt; a new list takes the focus. Nothing is shown for none. */
  errors: readonly FormError[];
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** All that is wrong with a form, at its head, each line leading to its field. */
export function FormErrorSummary({ title, errors }: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    summary.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      aria-labelledby={titleId}
      className={styles.summary}
    >
      <p id={titleId} className={styles.title}>
        <CircleAlert aria-hidden="true" />
        {title}
      </p>
      <ul className={styles.errors}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
