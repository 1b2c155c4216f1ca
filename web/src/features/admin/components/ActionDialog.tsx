import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { FreshSignIn } from './FreshSignIn';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { consoleMessages } from '../lib/messages';
import type { StaffWrite } from '../lib/use-staff-write';

interface ActionDialogProps<Input> {
  /** False while the dialog closes; most callers render it only while it is open. */
  isOpen?: boolean;
  onClose: () => void;
  /** Question, e.g. 'Hand over this album?'. */
  title: string;
  /** What the action causes: who is notified and what becomes impossible. */
  consequence: ReactNode;
  /** Label of the confirm button, e.g. 'Hand over'. */
  confirm: string;
  /** Marks an action that cannot be undone. */
  isDangerous?: boolean;
  /** Adds a field for a reason or a note. */
  reason?: { label?: string; hint?: string; isOptional?: boolean; maxLength?: number };
  write: StaffWrite<Input>;
  /** Called on confirmation. `reason` is trimmed; '' if the dialog has no such field. */
  onConfirm: (reason: string) => void;
  /** Further content, e.g. names, amounts and fields. */
  children?: ReactNode;
}

/**
 * Confirmation dialog for a write by staff. Shows its errors and, if the server requires it, asks
 * for a fresh sign-in before it continues. Close the dialog in the write's `onDone`.
 */
export function ActionDialog<Input>(props: ActionDialogProps<Input>) {
  const { isOpen = true, onClose, title, consequence, write } = props;
  const t = useMessages(consoleMessages);
  const formId = useId();
  function change(open: boolean): void {
    if (open || write.isPending) return;
    write.reset();
    onClose();
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={title}
      description={consequence}
      footer={
        <>
          <Button onClick={() => change(false)}>{t.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant={props.isDangerous ? 'danger' : 'filled'}
            isBusy={write.isPending}
            busyLabel={t.working}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      <ActionForm {...props} id={formId} />
      <FreshSignIn {...write.signIn} />
    </Dialog>
  );
}

function ActionForm<Input>(props: ActionDialogProps<Input> & { id: string }) {
  const { reason, write, onConfirm, children, id } = props;
  const t = useMessages(consoleMessages);
  const [text, setText] = useState('');
  const isMissing = () => reason !== undefined && !reason.isOptional && text.trim() === '';
  const form = useForm(() => (isMissing() ? [{ field: 'reason' }] : []));
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    // An error of the previous attempt must not be shown next to one of this attempt.
    if (!write.isPending) write.reset();
    form.submit(event, text, () => onConfirm(text.trim()));
  }
  return (
    <form id={id} className="stack gap-5 pt-4 hide-empty" onSubmit={submit} noValidate>
      {write.problem !== null && <InlineMessage tone="error">{write.problem}</InlineMessage>}
      {children}
      {reason && (
        <TextAreaField
          name="reason"
          label={reason.label ?? t.reason}
          hint={reason.hint}
          maxLength={reason.maxLength ?? 500}
          value={text}
          error={form.problemOf('reason') && t.reasonMissing}
          onChange={(event) => {
            setText(event.target.value);
            form.edited(['reason']);
          }}
        />
      )}
    </form>
  );
}
