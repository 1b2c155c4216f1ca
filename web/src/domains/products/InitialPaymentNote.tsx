import { params } from '@nanostores/i18n';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';

const firstPaymentMessages = messageCatalogue('firstPayment', {
  part: params('Pay {amount} now, the rest after you approve the proof'),
  whole: params('Pay {amount} now, before our review'),
});

interface InitialPaymentNoteProps {
  /** Amount due with the request, in rupees. */
  amount: number;
  /** Price of one copy, in rupees. */
  price: number;
}

/**
 * Part of the price that is paid with the request (docs/rules.md#pricing-7); renders nothing if
 * none is due.
 */
export function InitialPaymentNote({ amount, price }: InitialPaymentNoteProps) {
  const t = useMessages(firstPaymentMessages);
  if (amount <= 0) return null;
  const text = amount < price ? t.part : t.whole;
  return <p className="text-sm leading-snug">{text({ amount: formatRupees(amount) })}</p>;
}
