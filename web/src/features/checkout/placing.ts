import type { InputOf } from '@smriti/shared/base/endpoint';
import type { placeOrder } from '@smriti/shared/order/orders';
import * as z from 'zod/mini';
import { tabStorage } from '../../lib/device/device-storage';

/** What is sent to place orders. */
export type PlacementForm = InputOf<(typeof placeOrder)['body']>;

/** An attempt to place orders, which may have succeeded without its answer arriving. */
const attempt = z.object({
  /** The Idempotency-Key. */
  key: z.string(),
  /** What was sent with it. */
  sent: z.string(),
  albumIds: z.array(z.string()),
  /** null until it is known. */
  placementId: z.nullable(z.string()),
});
type Attempt = z.infer<typeof attempt>;

const storageKey = (uid: string) => `placingAttempt:${uid}`;

function write(uid: string, value: Attempt): void {
  tabStorage.set(storageKey(uid), JSON.stringify(value));
}

/** The last attempt of a customer to place orders, in this tab; it outlives reloads. */
export const placing = {
  last(uid: string): Attempt | null {
    const stored = tabStorage.get(storageKey(uid));
    if (stored === null) return null;
    try {
      return attempt.safeParse(JSON.parse(stored)).data ?? null;
    } catch {
      return null;
    }
  },

  /** The key to send: the same for the same placement, until it is known what became of it. */
  begin(form: PlacementForm): string {
    const sent = JSON.stringify(form);
    const before = placing.last(form.user_id);
    if (before?.placementId === null && before.sent === sent) return before.key;
    const albumIds = form.items.flatMap(({ album_id }) => album_id ?? []);
    const key = crypto.randomUUID();
    write(form.user_id, { key, sent, albumIds, placementId: null });
    return key;
  },

  markPlaced(uid: string, placementId: string): void {
    const before = placing.last(uid);
    if (before) write(uid, { ...before, placementId });
  },

  /** Nothing is left to be done for it. */
  close(uid: string): void {
    tabStorage.remove(storageKey(uid));
  },
};
