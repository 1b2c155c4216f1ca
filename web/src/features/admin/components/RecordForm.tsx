import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { cx } from '../../../ui/cx';
import { Button } from '../../../ui/actions/Button';
import { InlineMessage } from '../../../ui/feedback/InlineMessage';
import { stickyBar } from '../../../ui/layout/sticky-bar';
import { SignInAgain } from '../../../ui/fields/SignInAgain';
import { useMessages } from '../../../lib/language/i18n';
import { partMessages } from '../lib/messages';
import type { StaffWrite } from '../lib/use-staff-write';
import styles from './form.module.css';

interface RecordFormProps<Input> {
  write: StaffWrite<Input>;
  /** Handles it with `useForm(...).submit`, and begins the write with what is valid. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onCancel?: () => void;
  /** What the button says; 'Save' when left out. */
  submit?: string;
  /** Further buttons, e.g. to delete. */
  actions?: ReactNode;
  /** For parts that need the page's whole width. */
  isWide?: boolean;
  /** May be longer than the window: its button stays in view while one goes through the fields. */
  isLong?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The form of a record: its fields, why it could not be saved, and the buttons. */
export function RecordForm<Input>(props: RecordFormProps<Input>) {
  const { write, onSubmit, onCancel, submit, actions, isWide, isLong, children } = props;
  const t = useMessages(partMessages);
  const failure = useRef<HTMLDivElement>(null);
  const { problem, conflict } = write;
  const shown = conflict ? null : problem;
  useEffect(() => {
    if (shown !== null) failure.current?.focus();
  }, [shown]);
  return (
    <>
      <form className={cx(styles.record, isWide && styles.wide)} onSubmit={onSubmit} noValidate>
        {children}
        {shown !== null && (
          <InlineMessage ref={failure} tone="error">
            {shown}
          </InlineMessage>
        )}
        <div ref={isLong ? stickyBar : null} className={isLong ? styles.bar : styles.actions}>
          <Button type="submit" variant="filled" isBusy={write.isPending} busyLabel={t.saving}>
            {submit ?? t.save}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t.cancel}</Button>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </form>
      {/* Beside the form, not in it: its own form's submit event goes up through React's tree. */}
      <SignInAgain {...write.signIn} />
    </>
  );
}

/** Two fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
