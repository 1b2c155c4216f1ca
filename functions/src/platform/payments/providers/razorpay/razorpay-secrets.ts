import * as z from 'zod/mini';

const secret = z.string().check(z.minLength(8), z.maxLength(200));
const parts = z.union([
  z.tuple([secret]),
  // the previous secret, and the time until which it is accepted
  z.tuple([secret, secret, z.iso.datetime()]),
]);

export interface WebhookSecrets {
  current: string;
  /** Razorpay retries messages for 24 hours with the signature of the old secret. */
  previous: { secret: string; until: string } | null;
}

/**
 * RAZORPAY_WEBHOOK_SECRET: the secret; during a change the new one, the old one and the time (ISO-8601
 * in UTC) from which the old one is rejected, separated by spaces.
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

export function listValidSecrets({ current, previous }: WebhookSecrets, now: Date): string[] {
  const isOldGood = previous !== null && now.getTime() < Date.parse(previous.until);
  return isOldGood ? [current, previous.secret] : [current];
}
