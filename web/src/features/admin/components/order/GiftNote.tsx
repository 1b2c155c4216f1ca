import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { useMessages } from '#lib/language/i18n.ts';
import { sharedOrderMessages } from './messages';

/** Packing note of a gift: what the parcel must not contain, and the message of the customer. */
export function GiftNote({ gift }: { gift: NonNullable<StaffOrder['as_gift']> }) {
  const t = useMessages(sharedOrderMessages);
  return (
    <span className="stack gap-1 wrap-anywhere">
      {t.giftText}
      {gift.message !== '' && <q>{gift.message}</q>}
    </span>
  );
}
