import { useLeaveQuestion } from '#lib/forms/unsaved-changes.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { consoleShellMessages } from './messages';

/** Dialog that asks before a page of the console with unsaved changes is left. */
export function LeaveQuestion() {
  const t = useMessages(consoleShellMessages);
  const { isAsked, stay, leave } = useLeaveQuestion();
  return (
    <Dialog
      isOpen={isAsked}
      onOpenChange={(isOpen) => !isOpen && stay()}
      title={t.leaveTitle}
      description={t.leaveText}
      footer={
        <>
          <Button onClick={stay}>{t.stay}</Button>
          <Button variant="danger" onClick={leave}>
            {t.leaveUnsaved}
          </Button>
        </>
      }
    />
  );
}
