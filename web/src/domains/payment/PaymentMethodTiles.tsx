import type { PaymentMethod } from '@smriti/shared/payment/payments';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Smartphone from 'lucide-react/icons/smartphone';
import { useMessages } from '#lib/language/i18n.ts';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { paymentFormMessages } from './messages';

interface PaymentMethodTilesProps {
  methods: readonly PaymentMethod[];
  /** Whether unsupported methods can be selected, to show an explanation. */
  areOthersShown: boolean;
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/** Payment methods; unsupported ones are labelled 'Coming Soon'. */
export function PaymentMethodTiles({
  methods,
  areOthersShown,
  value,
  onChange,
}: PaymentMethodTilesProps) {
  const t = useMessages(paymentFormMessages);
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
          isDisabled: !isOffered && !areOthersShown,
          description: isOffered ? undefined : t.comingSoon,
        };
      })}
    />
  );
}
