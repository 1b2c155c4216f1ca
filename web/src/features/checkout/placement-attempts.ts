import type { InputOf } from '@smriti/shared/base/endpoint';
import type { placeOrder } from '@smriti/shared/order/orders';
import * as z from 'zod/mini';
import { tabStorage } from '#lib/device/device-storage.ts';

export type PlacementForm = InputOf<(typeof placeOrder)['body']>;

/** Attempt to place orders, which may have succeeded without a response. */
const attempt = z.object({
  /** Idempotency-Key of the attempt. */
  key: z.string(),
  /** Request body, which identifies a repeated try; '' after the orders were placed. */
  sent: z.string(),
  albumIds: z.array(z.string()),
  /** Id of the placed orders; null until known. */
  placementId: z.nullable(z.string()),
});
type Attempt = z.infer<typeof attempt>;

const storageKey = (uid: string) => `placingAttempt:${uid}`;

function write(uid: string, value: Attempt): void {
  tabStorage.set(storageKey(uid), JSON.stringify(value));
}

/** The customer's last attempt to place orders, stored per tab so that it survives reloads. */
export const placementAttempts = {
  last(uid: string): Attempt | null {
    const stored = tabStorage.get(storageKey(uid));
    if (stored === null) return null;
    try {
      return attempt.safeParse(JSON.parse(stored)).data ?? null;
    } catch {
      return null;
    }
  },

  /**
   * Returns the Idempotency-Key for a placement; equal forms share it until the result is known.
   */
  begin(form: PlacementForm): string {
    const sent = JSON.stringify(form);
    const before = placementAttempts.last(form.user_id);
    if (before?.placementId === null && before.sent === sent) return before.key;
    const albumIds = form.items.flatMap(({ album_id }) => album_id ?? []);
    const key = crypto.randomUUID();
    write(form.user_id, { key, sent, albumIds, placementId: null });
    return key;
  },

  markPlaced(uid: string, placementId: string): void {
    const before = placementAttempts.last(uid);
    if (before) write(uid, { ...before, sent: '', placementId });
  },

  /** Deletes the attempt once it is completed. */
  close(uid: string): void {
    tabStorage.remove(storageKey(uid));
  },
};
