import { MAX_GIFT_MESSAGE } from '@smriti/shared/order/orders';
import * as z from 'zod/mini';

/** Whether orders are a gift, and the gift's message; clearing the checkbox keeps the message. */
export const giftChoice = z.object({
  isGift: z.boolean(),
  message: z.string().check(z.maxLength(MAX_GIFT_MESSAGE)),
});
export type GiftChoice = z.infer<typeof giftChoice>;

export const NO_GIFT: GiftChoice = { isGift: false, message: '' };

/** The gift in a request; null if the orders are not a gift. */
export function toGiftForm({ isGift, message }: GiftChoice): { message: string } | null {
  return isGift ? { message: message.trim() } : null;
}
