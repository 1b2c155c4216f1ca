import { type SubmitEvent, useRef, useState } from 'react';
import { apiErrorMessage } from '#lib/api/api.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import styles from './RedeemGiftCardForm.module.css';
import { giftCardMessages } from './messages';
import { useRedeemGiftCard } from './use-gift-card';

/**
 * Form for the code of a gift card; a rejected code stays in the field so that it can be corrected.
 */
export function RedeemGiftCardForm() {
  const t = useMessages(giftCardMessages);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const redeem = useRedeemGiftCard(() => setCode(''));
  const { data, error, isPending } = redeem;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const isEmpty = code.trim() === '';
    setMissing(isEmpty);
    field.current?.focus();
    if (isEmpty) redeem.reset();
    else redeem.send(code.trim());
  }

  function change(typed: string): void {
    setCode(typed);
    setMissing(false);
    if (error) redeem.reset();
  }

  const failure = error ? (apiErrorMessage(error) ?? t.failed) : undefined;
  const problem = isMissing ? t.missing : failure;
  return (
    <section className="stack gap-4 min-w-0" aria-labelledby="redeem-heading">
      <h2 id="redeem-heading" className="text-xl">
        {t.redeemHeading}
      </h2>
      <form className="stack gap-4" onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={t.code}
          hint={t.codeHint}
          error={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          className={styles.code}
          value={code}
          onChange={(event) => change(event.target.value)}
        />
        <Button
          type="submit"
          variant="filled"
          isBusy={isPending}
          busyLabel={t.redeeming}
          className={styles.submit}
        >
          {t.redeem}
        </Button>
      </form>
      {data && !problem && <Redeemed amount={data.amount} />}
    </section>
  );
}

/** Success message with the added amount. */
function Redeemed({ amount }: { amount: number }) {
  const t = useMessages(giftCardMessages);
  return (
    <InlineMessage tone="success">
      <p>{t.redeemed}</p>
      <p>{t.added({ amount: formatRupees(amount) })}</p>
    </InlineMessage>
  );
}
