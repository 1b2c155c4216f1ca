import { useState } from 'react';
import { type GiftChoice, giftChoice, NO_GIFT } from '#domains/orders/gift-choice.ts';
import { tabStorage } from '#lib/device/device-storage.ts';

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
