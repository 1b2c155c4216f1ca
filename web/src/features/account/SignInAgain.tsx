import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/actions/Button';
import { Dialog } from '../../components/feedback/Dialog';
import { InlineMessage } from '../../components/feedback/InlineMessage';
import { PasswordField } from '../../components/fields/PasswordField';
import { useMessages } from '../../lib/i18n';
import { keys } from '../../lib/queries/keys';
import { readableError } from '../../lib/session/provider-errors';
import { renewSignIn } from '../../lib/session/session';
import styles from './Information.module.css';
import { dataMessages } from './messages';

interface SignInAgainProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSignedIn: () => void;
}

const provider = () => import('../../lib/session/identity-provider');

/** Asks who sits there: for the password, or for Google where there is none. */
export function SignInAgain({ isOpen, onOpenChange, onSignedIn }: SignInAgainProps) {
  const t = useMessages(dataMessages);
  const [password, setPassword] = useState('');
  const { data: hasPassword = true } = useQuery({
    queryKey: keys['sign-in-method'].own(),
    queryFn: async () => (await provider()).hasPassword(),
    enabled: isOpen,
  });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => renewSignIn(hasPassword ? password : null),
    onSuccess() {
      setPassword('');
      onSignedIn();
    },
  });
  function change(open: boolean): void {
    if (isPending) return;
    reset();
    setPassword('');
    onOpenChange(open);
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    mutate();
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={t.signInTitle}
      description={t.signInReason}
      closeLabel={t.close}
    >
      <form className={styles.stack} onSubmit={submit}>
        {error && <InlineMessage tone="error">{readableError(error)}</InlineMessage>}
        {hasPassword && (
          <PasswordField
            label={t.password}
            showLabel={t.showPassword}
            hideLabel={t.hidePassword}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            required
          />
        )}
        <div className={styles.actions}>
          <Button type="button" onClick={() => change(false)}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="filled" isBusy={isPending} busyLabel={t.checking}>
            {hasPassword ? t.goOn : t.withGoogle}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
