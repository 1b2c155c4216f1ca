import { toLatinDigits } from '@smriti/shared/base/digits';
import { type ReactNode, useEffect, useRef } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { secondFactorMessages } from '#lib/session/second-factor-messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextField } from './TextField';

interface SecondFactorFormProps {
  /** Text that says what the code is for. */
  text: string;
  isWrong: boolean;
  isBusy: boolean;
  onSubmit: (code: string) => void;
  onCancel: () => void;
  submitLabel: string;
  busyLabel: string;
  /** Explanation how to get the code, e.g. with the setup key. */
  children?: ReactNode;
}

function problemsOf(code: string) {
  return /^\d{6}$/.test(code) ? [] : [{ field: 'code' }];
}

/** Reads the code without spaces, because authenticator apps show it in two groups. */
function codeIn(field: HTMLInputElement | null): string {
  return toLatinDigits(field?.value ?? '').replace(/\s/g, '');
}

/** Form for the six-digit code of an authenticator app. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { text, isWrong, isBusy, onSubmit, onCancel, submitLabel, busyLabel } = props;
  const t = useMessages(secondFactorMessages);
  const { problemOf, submit, clear } = useForm(problemsOf);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isBusy) field.current?.focus();
  }, [isBusy]);
  const wrong = isWrong ? t.wrong : undefined;

  return (
    <form
      noValidate
      className="stack gap-5"
      onSubmit={(event) => submit(event, codeIn(field.current), onSubmit)}
      onInput={clear}
    >
      <p>{text}</p>
      {props.children}
      <TextField
        ref={field}
        name="code"
        label={t.code}
        error={problemOf('code') ? t.incomplete : wrong}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
      />
      <div className="cluster gap-3 children-grow">
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
