import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listValidSecrets, webhookSecrets } from './razorpay-secrets';

const valid = (text: string, now: string) =>
  listValidSecrets(z.parse(webhookSecrets, text), new Date(now));

describe('the webhook secrets', () => {
  const rotated = 'new-secret old-secret 2026-03-02T10:00:00Z';

  it('are usually one', () => {
    expect(valid('only-secret', '2026-03-01T00:00:00Z')).toEqual(['only-secret']);
  });

  it('are two until the old one expires', () => {
    expect(valid(rotated, '2026-03-02T09:59:59Z')).toEqual(['new-secret', 'old-secret']);
    expect(valid(rotated, '2026-03-02T10:00:00Z')).toEqual(['new-secret']);
  });

  it.each(['', 'short', 'new-secret old-secret', 'new-secret old-secret tomorrow'])(
    'refuse %j',
    (text) => {
      expect(webhookSecrets.safeParse(text).success).toBe(false);
    },
  );
});
