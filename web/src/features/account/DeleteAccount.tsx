import { deleteUser } from '@smriti/shared/account/account-data';
import { useState } from 'react';
import { call, errorMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useFreshSignIn } from '#lib/session/use-fresh-sign-in.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { SignInAgain } from '#ui/fields/SignInAgain.tsx';
import { AccountSection, SectionButtons } from './AccountSection';
import { dataMessages } from './messages';
import { useLeaveAccount } from './use-leave-account';

/** Deletes the account, after a confirmation and a fresh sign-in. */
export function DeleteAccount({ uid }: { uid: string }) {
  const t = useMessages(dataMessages);
  const [isOpen, setOpen] = useState(false);
  const leave = useLeaveAccount(uid);
  const deletion = useFreshSignIn(
    () => call(deleteUser, { params: { uid } }),
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
          {errorMessage(deletion.problem) ?? t.deleteFailed}
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
        texts={{
          title: t.deleteTitle,
          question: t.deleteQuestion,
          close: t.close,
          cancel: t.keep,
          confirm: t.deleteNow,
          busy: t.deleting,
        }}
        work={deletion}
        onConfirm={confirm}
      >
        <ul className="stack gap-2 indent">
          {[t.losesSignIn, t.losesPhotos, t.losesPoints, t.keepsInvoices].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </ConfirmDialog>
      <SignInAgain {...deletion.signIn} />
    </AccountSection>
  );
}
