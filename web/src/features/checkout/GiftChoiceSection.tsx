import { MAX_GIFT_MESSAGE } from '@smriti/shared/order/orders';
import { formatCount } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { paymentStepMessages } from './messages';
import type { GiftChoice } from './use-gift-choice';

interface GiftChoiceSectionProps {
  choice: GiftChoice;
  onChange: (changes: Partial<GiftChoice>) => void;
}

/** Choice to send the orders as a gift, with a message (docs/rules.md#orders-26). */
export function GiftChoiceSection({ choice, onChange }: GiftChoiceSectionProps) {
  const t = useMessages(paymentStepMessages);
  const left = MAX_GIFT_MESSAGE - choice.message.length;
  return (
    <section className="stack gap-3" aria-labelledby="checkout-gift">
      <h2 id="checkout-gift" className="text-xl">
        {t.gift}
      </h2>
      <CheckboxField
        label={t.isGift}
        hint={t.isGiftHint}
        checked={choice.isGift}
        onChange={({ target }) => onChange({ isGift: target.checked })}
      />
      {choice.isGift && (
        <TextAreaField
          label={t.giftMessage}
          hint={t.giftMessageHint({ left: formatCount(left) })}
          optionalText={t.optional}
          maxLength={MAX_GIFT_MESSAGE}
          value={choice.message}
          onChange={({ target }) => onChange({ message: target.value })}
        />
      )}
    </section>
  );
}
