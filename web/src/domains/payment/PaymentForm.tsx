import type { PaymentMethod } from '@smriti/shared/payment/payments';
import type { PaymentFormKind } from '@smriti/shared/payment/payment-providers';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import type { PaymentChoice } from '#lib/payments/make-payment.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { sandboxToken } from './card';
import { CardFields } from './CardFields';
import { paymentFormMessages } from './messages';
import { PaymentMethodTiles } from './PaymentMethodTiles';
import { TestCards } from './TestCards';
import type { PaymentFormState } from './use-payment-form';

interface PaymentFormProps {
  /** State from `usePaymentForm`, owned by the page. */
  state: PaymentFormState;
  /** Kind of the provider's form: whether it takes card details here, and its payment methods. */
  form: PaymentFormKind;
  methods: readonly PaymentMethod[];
  /** Whether card fields are validated before anything is sent. */
  isCardChecked?: boolean;
  /** Whether unsupported methods can be selected, to show an explanation. */
  areOthersShown?: boolean;
  /** Label of the confirm button; 'Confirm Payment' by default. */
  confirmLabel?: string;
  isBusy: boolean;
  /** Error message of the last attempt. */
  failure: string | undefined;
  onBack: () => void;
  onPay: (choice: PaymentChoice) => void;
}

/**
 * Form with payment method and card. Card numbers never leave it: the form passes on a token, or
 * nothing if the provider opens its own window. The page owns the typed values, so that a failed
 * payment does not clear them.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { form: kind, methods, isCardChecked = false, areOthersShown = false, isBusy } = props;
  const t = useMessages(paymentFormMessages);
  const { method, card, isWrong, edit, check } = props.state;
  // A key instead of a text, because the language may change.
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
    <form
      className="stack gap-6 content-start min-w-0 clear-of-header"
      onSubmit={submit}
      noValidate
      ref={form}
    >
      <PaymentMethodTiles {...{ methods, areOthersShown }} value={method} onChange={choose} />
      {isTyped && <TestCards onChoose={edit} />}
      {isTyped && <CardFields card={card} isWrong={isWrong} onChange={edit} />}
      {!methods.includes(method) && <p>{t.comingSoonUseCard}</p>}
      {methods.includes(method) && !isTyped && (
        <p className="row gap-2 items-center muted text-sm">{t.window}</p>
      )}
      {shown && (
        <InlineMessage tone="error" ref={message}>
          {shown}
        </InlineMessage>
      )}
      <div className="cluster gap-3 justify-between last-grows">
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
