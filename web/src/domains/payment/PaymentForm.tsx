import type { PaymentMethod } from '@smriti/shared/payment/payments';
import type { PaymentFormKind } from '@smriti/shared/payment/payment-providers';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../lib/language/i18n';
import type { PaymentChoice } from '../../lib/payments/pay';
import { Button } from '../../ui/actions/Button';
import { InlineMessage } from '../../ui/feedback/InlineMessage';
import { sandboxToken } from './card';
import { CardFields } from './CardFields';
import { formMessages } from './messages';
import { MethodTiles } from './MethodTiles';
import styles from './PaymentForm.module.css';
import { TestCards } from './TestCards';
import type { PaymentFormState } from './use-payment-form';

interface PaymentFormProps {
  /** The page's, from `usePaymentForm`. */
  state: PaymentFormState;
  /** How the provider takes what is needed to pay, and by what methods. */
  form: PaymentFormKind;
  methods: readonly PaymentMethod[];
  /** Whether the fields of the card are judged before anything is sent. */
  isCardChecked?: boolean;
  /** Whether methods that the provider lacks can be chosen, and then explain themselves. */
  areOthersShown?: boolean;
  /** 'Confirm Payment' when left out. */
  confirmLabel?: string;
  isBusy: boolean;
  /** Why the last attempt did not go through. */
  failure: string | undefined;
  onBack: () => void;
  onPay: (choice: PaymentChoice) => void;
}

/**
 * The method and the card. No card number leaves it: what is handed on is a token, or nothing where
 * the provider has a window of its own. What was typed stays with the page, also when a payment
 * fails.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { form: kind, methods, isCardChecked = false, areOthersShown = false, isBusy } = props;
  const t = useMessages(formMessages);
  const { method, card, isWrong, edit, check } = props.state;
  // which one, not its text: the page may be put into another language
  const [problem, setProblem] = useState<'notSupported' | 'unknownCard'>();
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const notSupported = t.notSupported({ method: method.toUpperCase() });
  const texts = { notSupported, unknownCard: t.unknownCard };
  const shown = problem ? texts[problem] : isBusy ? undefined : props.failure;
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown) message.current?.focus();
  }, [isShown, problem]);
  const isTyped = kind === 'test-card' && method === 'card';

  function choose(next: PaymentMethod): void {
    props.state.choose(next);
    setProblem(undefined);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    if (!methods.includes(method)) setProblem('notSupported');
    else if (!isTyped) props.onPay({ method, token: null });
    else if (!isCardChecked || check(form.current)) payByToken(sandboxToken(card));
  }

  function payByToken(token: string | null): void {
    if (token === null) setProblem('unknownCard');
    else props.onPay({ method, token });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate ref={form}>
      <MethodTiles {...{ methods, areOthersShown }} value={method} onChange={choose} />
      {isTyped && <TestCards onChoose={edit} />}
      {isTyped && <CardFields card={card} isWrong={isWrong} onChange={edit} />}
      {!methods.includes(method) && <p>{t.comingSoonUseCard}</p>}
      {methods.includes(method) && !isTyped && <p className={styles.window}>{t.window}</p>}
      {shown && (
        <InlineMessage tone="error" ref={message}>
          {shown}
        </InlineMessage>
      )}
      <div className={styles.buttons}>
        <Button
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) props.onBack();
          }}
        >
          {t.back}
        </Button>
        <Button type="submit" variant="filled" isBusy={isBusy} busyLabel={t.processing}>
          {props.confirmLabel ?? t.confirm}
        </Button>
      </div>
    </form>
  );
}
