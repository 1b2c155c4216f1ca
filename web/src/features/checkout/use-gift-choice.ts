import { MAX_GIFT_MESSAGE } from '@smriti/shared/order/orders';
import { useState } from 'react';
import * as z from 'zod/mini';
import { tabStorage } from '#lib/device/device-storage.ts';

/** Whether the orders are a gift, and the message with it; the message is kept while it is no gift. */
const giftChoice = z.object({
  isGift: z.boolean(),
  message: z.string().check(z.maxLength(MAX_GIFT_MESSAGE)),
});
export type GiftChoice = z.infer<typeof giftChoice>;

const NO_GIFT: GiftChoice = { isGift: false, message: '' };
const storageKey = (uid: string) => `giftChoice:${uid}`;

function readGiftChoice(uid: string): GiftChoice {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(storageKey(uid)) ?? 'null');
    return giftChoice.safeParse(stored).data ?? NO_GIFT;
  } catch {
    return NO_GIFT;
  }
}

/** Deletes the choice once the orders are placed. */
export function forgetGiftChoice(uid: string): void {
  tabStorage.remove(storageKey(uid));
}

/** The customer's choice for the next orders, stored per tab so that it survives reloads. */
export function useGiftChoice(uid: string) {
  const [choice, setChoice] = useState(() => readGiftChoice(uid));
  function change(changes: Partial<GiftChoice>): void {
    const next = { ...choice, ...changes };
    setChoice(next);
    tabStorage.set(storageKey(uid), JSON.stringify(next));
  }
  return { choice, change };
}
