import type { Credits } from '@smriti/shared/payment/credits';
import { useState } from 'react';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { totalPaymentPath } from '#lib/payments/total-payment-path.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { addCreditsMessages } from './messages';

type Pack = Credits['packs'][number];

interface AddCreditsDialogProps {
  packs: readonly Pack[];
  /** Pack that is selected at first. */
  first: Pack;
  onClose: () => void;
}

/** Dialog that chooses a pack of points; the payment page follows. */
export function AddCreditsDialog({ packs, first, onClose }: AddCreditsDialogProps) {
  const t = useMessages(addCreditsMessages);
  const [chosen, setChosen] = useState(first);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.title}
      description={t.description}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <ButtonLink
            variant="filled"
            to={totalPaymentPath({ points: chosen.points, amount: chosen.price })}
          >
            {t.toPayment}
          </ButtonLink>
        </>
      }
    >
      <div className="pt-4">
        <RadioCards
          legend={t.pack}
          layout="rows"
          value={String(chosen.points)}
          onChange={(value) =>
            setChosen(packs.find(({ points }) => String(points) === value) ?? chosen)
          }
          options={packs.map(({ points, price }) => ({
            value: String(points),
            label: t.packPoints({ points: formatCount(points) }),
            description: formatRupees(price),
          }))}
        />
      </div>
    </Dialog>
  );
}
