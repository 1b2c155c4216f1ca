import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { FormBar } from './FormBar';
import { FreshSignIn } from './FreshSignIn';
import { consoleMessages } from '../lib/messages';
import type { RecordFormState } from '../lib/use-record-form';
import type { ConflictDialog as Dialog, DescribeField } from './ConflictDialog';
import styles from './form.module.css';

// The cast keeps the type parameter, which lazy() loses.
const ConflictDialog = lazy(async () => ({
  default: (await import('./ConflictDialog')).ConflictDialog,
})) as unknown as typeof Dialog;

interface RecordFormProps<Values extends object> {
  editing: RecordFormState<Values>;
  /** Describes fields in the dialog of a conflict; left out if the server knows no conflicts. */
  describe?: DescribeField<Values>;
  /** Label of the submit button; 'Save' by default. */
  submit?: string;
  /** Further buttons that save, next to the submit button. */
  saveButtons?: ReactNode;
  /** Further buttons, e.g. for deleting the record. */
  actions?: ReactNode;
  /** Whether the form uses the whole page width. */
  isWide?: boolean;
  /** Whether the form is longer than the window; its save bar then sticks to the window. */
  isLong?: boolean;
  /** Fields of the form. */
  children: ReactNode;
}

/**
 * Form of a record with its fields, the error of a failed save, the save bar, and the dialog of a
 * conflict.
 */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { editing, describe, actions, isWide, children } = props;
  const failure = useRef<HTMLDivElement>(null);
  const { problem, conflict, write } = editing;
  useEffect(() => {
    if (problem !== null) failure.current?.focus();
  }, [problem]);
  return (
    <>
      <form
        className={cx('stack gap-5', styles.record, isWide && styles.wide)}
        onSubmit={editing.submit}
        noValidate
      >
        {children}
        {problem !== null && (
          <InlineMessage ref={failure} tone="error">
            {problem}
          </InlineMessage>
        )}
        <SaveBar {...props} />
        {actions && <div className="cluster gap-3">{actions}</div>}
      </form>
      {/* The dialogs are outside the form, because React passes their submit events on to surrounding forms. */}
      {conflict && describe && (
        <Suspense>
          <ConflictDialog {...{ conflict, describe }} />
        </Suspense>
      )}
      <FreshSignIn {...write.signIn} />
    </>
  );
}

type SaveBarProps<Values extends object> = Omit<RecordFormProps<Values>, 'children'>;

/** Bar of a form: whether it has unsaved changes, with buttons to save and to discard them. */
function SaveBar<Values extends object>(props: SaveBarProps<Values>) {
  const { editing, submit, saveButtons, isLong } = props;
  const t = useMessages(consoleMessages);
  const save = useRef<HTMLButtonElement>(null);
  const { isUnsaved, isAdding, isNew, write } = editing;
  function discard(): void {
    editing.discard();
    // The pressed button disappears.
    save.current?.focus();
  }
  const state = !isAdding && (
    <p role="status" className={cx('text-sm', isUnsaved ? styles.unsaved : 'muted')}>
      {isUnsaved ? t.unsaved : isNew ? t.notSaved : t.allSaved}
    </p>
  );
  return (
    <FormBar isSticky={isLong ?? false} state={state}>
      {!isAdding && isUnsaved && (
        <Button variant="quiet" aria-disabled={write.isPending} onClick={discard}>
          {t.discard}
        </Button>
      )}
      {saveButtons}
      <Button
        ref={save}
        type="submit"
        variant="filled"
        isBusy={write.isPending}
        busyLabel={t.saving}
      >
        {submit ?? t.save}
      </Button>
    </FormBar>
  );
}

/** Fields of a form, two in a row if there is room; messages between them have a row of their own. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={cx('stack grid-cols-1 gap-5', styles.grid)}>{children}</div>;
}
