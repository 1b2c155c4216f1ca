import { type SubmitEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../lib/i18n';
import { secondFactorMessages } from '../../lib/session/second-factor-messages';
import { Button } from '../actions/Button';
import styles from './SecondFactorForm.module.css';
import { TextField } from './TextField';

interface SecondFactorFormProps {
  /** What the code is for. */
  text: string;
  isWrong: boolean;
  isBusy: boolean;
  onSubmit: (code: string) => void;
  onCancel: () => void;
  submitLabel: string;
  busyLabel: string;
}

const CODE = /^\d{6}$/;

/** Asks for the six digits that an authenticator app shows. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { text, isWrong, isBusy, onSubmit, onCancel, submitLabel, busyLabel } = props;
  const t = useMessages(secondFactorMessages);
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector('input');
  useEffect(() => {
    if (!isBusy) field()?.focus();
  }, [isBusy]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = (field()?.value ?? '').replace(/\s/g, '');
    if (CODE.test(code)) onSubmit(code);
    else field()?.focus();
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p>{text}</p>
      <TextField
        name="code"
        label={t.code}
        error={isWrong ? t.wrong : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
      />
      <div className={styles.actions}>
        <Button type="button" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="filled" isBusy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
