import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import type { ProviderState } from '../../payment-provider';
import { createSandbox } from './sandbox';

const START = Date.parse('2026-03-01T10:00:00.000Z');
let now = START;
const sandbox = createSandbox({ clock: { now: () => new Date(now) } });
const verify = (token: string | null, state: ProviderState = {}) =>
  sandbox.verify(
    { id: 'p1', amountPaise: paise(50_000), state },
    token === null ? null : { token },
  );

describe('the sandbox', () => {
  it('accepts cards only, has no window, sends no events, and refunds at once', async () => {
    const charge = { id: 'p1', amountPaise: paise(1), state: {} };
    expect(sandbox.methods).toEqual(['card']);
    expect(sandbox.checkout(charge)).toBeNull();
    const webhook = { body: Buffer.from('{}'), header: () => 'x' };
    await expect(sandbox.parseWebhook(webhook)).rejects.toMatchObject({ code: 'not_found' });
    const refund = await sandbox.refund(charge, { key: 'whole', amountPaise: paise(1) });
    expect(refund.state).toBe('done');
  });

  it('pays and declines by the token, with messages for customers', async () => {
    expect(await verify('tok_sandbox_success')).toMatchObject({ status: 'paid', failure: '' });
    const declined = await verify('tok_sandbox_decline');
    expect(declined).toMatchObject({ status: 'failed' });
    expect(declined?.failure).toMatch(/declined/);
  });

  it('has no state for a payment without a token', async () => {
    expect(await verify(null)).toBeNull();
  });

  it('refuses tokens of other providers', async () => {
    await expect(verify('tok_visa')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('confirms late payments 3 seconds after the attempt, with and without the token', async () => {
    now = START;
    const first = await verify('tok_sandbox_late');
    expect(first?.status).toBe('pending');
    now = START + 2999;
    expect(await verify(null, first?.state)).toBeNull();
    expect(await verify('tok_sandbox_late', first?.state)).toBeNull();
    now = START + 3000;
    expect(await verify(null, first?.state)).toMatchObject({ status: 'paid' });
    expect(await verify('tok_sandbox_late', first?.state)).toMatchObject({ status: 'paid' });
  });
});
