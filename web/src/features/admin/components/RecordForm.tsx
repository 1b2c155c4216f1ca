import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { SignInAgainDialog } from '#ui/fields/SignInAgainDialog.tsx';
import { stickyBarRef } from '#ui/layout/sticky-bar.ts';
import { consoleMessages } from '../lib/messages';
import type { StaffWrite } from '../lib/use-staff-write';
import styles from './form.module.css';

interface RecordFormProps<Input> {
  write: StaffWrite<Input>;
  /**
   * Handler of the submit event: calls `useForm(...).submit` and starts the write with the valid
   * values.
   */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Label of the submit button; 'Save' by default. */
  submit?: string;
  /** Further buttons, e.g. for deleting the record. */
  actions?: ReactNode;
  /** Whether the form uses the whole page width. */
  isWide?: boolean;
  /** Whether the form is longer than the window; its submit button then sticks to the window. */
  isLong?: boolean;
  /** Fields of the form. */
  children: ReactNode;
}

/** Form of a record with its fields, the error of a failed save, and buttons. */
export function RecordForm<Input>(props: RecordFormProps<Input>) {
  const { write, onSubmit, submit, actions, isWide, isLong, children } = props;
  const t = useMessages(consoleMessages);
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
        <div ref={isLong ? stickyBarRef : null} className={isLong ? styles.bar : 'cluster gap-3'}>
          <Button type="submit" variant="filled" isBusy={write.isPending} busyLabel={t.saving}>
            {submit ?? t.save}
          </Button>
        </div>
        {actions && <div className="cluster gap-3">{actions}</div>}
      </form>
      {/* The dialog is outside the form, because React passes its submit event on to surrounding forms. */}
      <SignInAgainDialog {...write.signIn} />
    </>
  );
}

/** Two fields, side by side if there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={cx('stack gap-5', styles.pair)}>{children}</div>;
}
