import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { useMessages } from '#lib/language/i18n.ts';
import { sharedOrderMessages } from './messages';

/** What the parcel of a gift must not contain, and the customer's message for it. */
export function GiftNote({ gift }: { gift: NonNullable<StaffOrder['as_gift']> }) {
  const t = useMessages(sharedOrderMessages);
  return (
    <span className="stack gap-1 wrap-anywhere">
      {t.giftText}
      {gift.message !== '' && <q>{gift.message}</q>}
    </span>
  );
}
