import type { PaymentMethod } from '@smriti/shared/payments';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Smartphone from 'lucide-react/icons/smartphone';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { InlineMessage } from '../../components/InlineMessage';
import { RadioCards } from '../../components/RadioCards';
import { useMessages } from '../../lib/i18n';
import { useGoBack } from '../../lib/use-go-back';
import { EMPTY_CARD, sandboxToken } from './card';
import { CardFields } from './CardFields';
import styles from './InitialPayment.module.css';
import { paymentMessages } from './messages';
import { TestCards } from './TestCards';

interface PaymentFormProps {
  /** What is due, in rupees: a new one is news. */
  amount: number;
  /** What the provider offers; the others read 'Coming Soon'. */
  methods: readonly PaymentMethod[];
  isSandbox: boolean;
  isBusy: boolean;
  /** Why the last attempt did not go through. */
  failure: string | undefined;
  onPay: (method: PaymentMethod, token: string) => void;
}

/** The method and the card. No card number leaves it: what is handed on is a token. */
export function PaymentForm(props: PaymentFormProps) {
  const { methods, isSandbox, isBusy, failure, onPay } = props;
  const t = useMessages(paymentMessages);
  const goBack = useGoBack();
  const [method, setMethod] = useState<PaymentMethod>('card');
  const [card, setCard] = useState(EMPTY_CARD);
  const [problem, setProblem] = useState<string>();
  const message = useRef<HTMLDivElement>(null);
  const shown = problem ?? (isBusy ? undefined : failure);
  useEffect(() => {
    if (shown !== undefined) message.current?.focus();
  }, [shown, isBusy]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const token = isSandbox && method === 'card' ? sandboxToken(card) : null;
    if (token !== null) {
      setProblem(undefined);
      onPay(method, token);
    } else {
      setProblem(method === 'card' ? t.unknownCard : t.notSupported({ method: t[method] }));
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <MethodTiles methods={methods} value={method} onChange={setMethod} />
      {method === 'card' && (
        <>
          {isSandbox && <TestCards onChoose={setCard} />}
          <CardFields card={card} onChange={setCard} />
        </>
      )}
      {shown && (
        <InlineMessage tone="error" ref={message}>
          {shown}
        </InlineMessage>
      )}
      <div className={styles.buttons}>
        <Button onClick={goBack} aria-disabled={isBusy}>
          {t.back}
        </Button>
        <Button type="submit" variant="filled" isBusy={isBusy} busyLabel={t.processing}>
          {t.confirm}
        </Button>
      </div>
    </form>
  );
}

interface MethodTilesProps {
  methods: readonly PaymentMethod[];
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

function MethodTiles({ methods, value, onChange }: MethodTilesProps) {
  const t = useMessages(paymentMessages);
  const tiles = [
    { value: 'card', label: t.card, drawing: <CreditCard aria-hidden="true" /> },
    { value: 'upi', label: t.upi, drawing: <Smartphone aria-hidden="true" /> },
    { value: 'netbanking', label: t.netbanking, drawing: <Landmark aria-hidden="true" /> },
  ] as const;
  return (
    <RadioCards<PaymentMethod>
      legend={t.method}
      layout="rows"
      value={value}
      onChange={onChange}
      options={tiles.map((tile) => {
        const isOffered = methods.includes(tile.value);
        return {
          ...tile,
          isDisabled: !isOffered,
          description: isOffered ? undefined : t.comingSoon,
        };
      })}
    />
  );
}
