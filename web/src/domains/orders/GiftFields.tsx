import { MAX_GIFT_MESSAGE } from '@smriti/shared/order/orders';
import { formatCount } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import type { GiftChoice } from './gift-choice';
import { giftMessages } from './gift-messages';

interface GiftFieldsProps {
  choice: GiftChoice;
  onChange: (changes: Partial<GiftChoice>) => void;
}

/** Checkbox that makes orders a gift, and the message with it (docs/rules.md#orders-26). */
export function GiftFields({ choice, onChange }: GiftFieldsProps) {
  const t = useMessages(giftMessages);
  const left = MAX_GIFT_MESSAGE - choice.message.length;
  return (
    <div className="stack gap-3">
      <CheckboxField
        label={t.isGift}
        hint={t.isGiftHint}
        checked={choice.isGift}
        onChange={({ target }) => onChange({ isGift: target.checked })}
      />
      {choice.isGift && (
        <TextAreaField
          label={t.message}
          hint={t.messageHint({ left: formatCount(left) })}
          optionalText={t.optional}
          maxLength={MAX_GIFT_MESSAGE}
          value={choice.message}
          onChange={({ target }) => onChange({ message: target.value })}
        />
      )}
    </div>
  );
}
