import * as z from 'zod/mini';

const secret = z.string().check(z.minLength(8), z.maxLength(200));
const parts = z.union([
  z.tuple([secret]),
  // the one before, and until when messages signed with it are taken
  z.tuple([secret, secret, z.iso.datetime()]),
]);

/** The secrets that Razorpay may have signed a message with. */
export interface WebhookSecrets {
  current: string;
  /** Razorpay repeats for 24 hours what it signed before the secret was changed. */
  previous: { secret: string; until: string } | null;
}

/**
 * RAZORPAY_WEBHOOK_SECRET: the secret; while it is being changed the new one, the old one and the
 * moment (ISO-8601 in UTC) from which the old one is refused, with spaces between them.
 */
export const webhookSecrets = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.trim().split(/\s+/)),
  ),
  z.pipe(
    parts,
    z.transform(([current, previous, until]): WebhookSecrets => ({
      current,
      previous: previous === undefined || until === undefined ? null : { secret: previous, until },
    })),
  ),
);

/** The secrets that are good now. */
export function validSecrets({ current, previous }: WebhookSecrets, now: Date): string[] {
  const isOldGood = previous !== null && now.getTime() < Date.parse(previous.until);
  return isOldGood ? [current, previous.secret] : [current];
}
