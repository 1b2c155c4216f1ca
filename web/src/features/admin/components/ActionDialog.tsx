import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { SignInAgain } from '#ui/fields/SignInAgain.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { partMessages } from '../lib/messages';
import type { StaffWrite } from '../lib/use-staff-write';

interface ActionDialogProps<Input> {
  /** False while it closes; most callers render it only while it is open. */
  isOpen?: boolean;
  onClose: () => void;
  /** The question, e.g. 'Hand over this album?'. */
  title: string;
  /** Consequence in words: who is notified, what becomes impossible. */
  consequence: ReactNode;
  /** Label of the confirm button, e.g. 'Hand over'. */
  confirm: string;
  /** Marks an action that cannot be undone. */
  isDangerous?: boolean;
  /** Adds a field for a reason or a note. */
  reason?: { label?: string; hint?: string; isOptional?: boolean; maxLength?: number };
  write: StaffWrite<Input>;
  /** Starts the write. `reason` is trimmed; '' when there is no such field. */
  onConfirm: (reason: string) => void;
  /** Details such as names, amounts and further fields. */
  children?: ReactNode;
}

/**
 * Confirmation dialog for a change. Errors are shown in the dialog; if the server asks for a fresh sign-in,
 * so does the dialog, and then continues. Close it in the write's `onDone`.
 */
export function ActionDialog<Input>(props: ActionDialogProps<Input>) {
  const { isOpen = true, onClose, title, consequence, write } = props;
  const t = useMessages(partMessages);
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
      closeLabel={t.close}
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
      <SignInAgain {...write.signIn} />
    </Dialog>
  );
}

function ActionForm<Input>(props: ActionDialogProps<Input> & { id: string }) {
  const { reason, write, onConfirm, children, id } = props;
  const t = useMessages(partMessages);
  const [text, setText] = useState('');
  const isMissing = () => reason !== undefined && !reason.isOptional && text.trim() === '';
  const form = useForm(() => (isMissing() ? [{ field: 'reason' }] : []));
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.submit(event, text, () => onConfirm(text.trim()));
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
