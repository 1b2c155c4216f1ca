import { deleteUser } from '@smriti/shared/account/account-data';
import { useState } from 'react';
import { callApi, apiErrorMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useFreshSignIn } from '#lib/session/use-fresh-sign-in.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { SignInAgainDialog } from '#ui/fields/SignInAgainDialog.tsx';
import { AccountSection, SectionButtons } from './AccountSection';
import { accountDataMessages } from './messages';
import { useLeaveAccount } from './use-leave-account';

/** Deletes the account, after a confirmation and a fresh sign-in. */
export function DeleteAccountSection({ uid }: { uid: string }) {
  const t = useMessages(accountDataMessages);
  const [isOpen, setOpen] = useState(false);
  const leave = useLeaveAccount(uid);
  const deletion = useFreshSignIn(
    () => callApi(deleteUser, { params: { uid } }),
    () => {
      showToast('success', t.deleted);
      void leave('/');
    },
  );
  function confirm(): void {
    setOpen(false);
    deletion.begin();
  }
  return (
    <AccountSection title={t.delete} text={t.deleteText}>
      {deletion.problem && (
        <InlineMessage tone="error">
          {apiErrorMessage(deletion.problem) ?? t.deleteFailed}
        </InlineMessage>
      )}
      <SectionButtons>
        <Button
          variant="danger"
          isBusy={deletion.isPending}
          busyLabel={t.deleting}
          onClick={() => setOpen(true)}
        >
          {t.delete}
        </Button>
      </SectionButtons>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t.deleteTitle}
        question={t.deleteQuestion}
        cancel={t.keep}
        confirm={t.deleteNow}
        busy={t.deleting}
        work={deletion}
        onConfirm={confirm}
      >
        <ul className="stack gap-2 indent">
          {[t.losesSignIn, t.losesPhotos, t.losesPoints, t.keepsInvoices].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </ConfirmDialog>
      <SignInAgainDialog {...deletion.signIn} />
    </AccountSection>
  );
}
