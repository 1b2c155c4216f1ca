import type { getPaymentOptions } from '@smriti/shared/payment/payments';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { ReactNode } from 'react';
import { PaymentForm } from '#domains/payment/PaymentForm.tsx';
import { PaymentNotices } from '#domains/payment/PaymentNotices.tsx';
import { usePaymentForm } from '#domains/payment/use-payment-form.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useGoBack } from '#lib/navigation/use-go-back.ts';
import type { usePayment } from '#lib/payments/use-payment.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';

interface PaymentOptionsProps {
  /** Amount due now, and amount in the page's address, in rupees. */
  due: number;
  asked: number;
  options: AnswerOf<typeof getPaymentOptions>;
  payment: Pick<ReturnType<typeof usePayment>, 'isPending' | 'failure' | 'pay'>;
  isCardChecked?: boolean;
  texts: { amountChanged: (values: { amount: string }) => string };
  /** Content if nothing is due. */
  children: ReactNode;
}

/** Payment form, with a notice if the amount due has changed. */
export function PaymentOptions(props: PaymentOptionsProps) {
  const { due, asked, options, payment, isCardChecked, texts, children } = props;
  const goBack = useGoBack();
  const state = usePaymentForm();
  const { isPending, failure, pay } = payment;
  return (
    <div className="stack gap-6 content-start min-w-0">
      {due > 0 && due !== asked && !failure && (
        <InlineMessage tone="info">
          {texts.amountChanged({ amount: formatRupees(due) })}
        </InlineMessage>
      )}
      <PaymentNotices isPaying={isPending} />
      {due > 0 ? (
        <PaymentForm
          {...options}
          {...{ state, isCardChecked, failure }}
          isBusy={isPending}
          onBack={goBack}
          onPay={pay}
        />
      ) : (
        children
      )}
    </div>
  );
}
