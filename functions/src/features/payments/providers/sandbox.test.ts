import { paise } from '@smriti/shared/money';
import { describe, expect, it } from 'vitest';
import type { ProviderState } from './payment-provider';
import { createSandbox } from './sandbox';

const START = Date.parse('2026-03-01T10:00:00.000Z');
let now = START;
const sandbox = createSandbox({ clock: { now: () => new Date(now) } });
const verify = (proof: string | null, state: ProviderState = {}) =>
  sandbox.verify({ id: 'p1', amountPaise: paise(50_000), state }, proof);

describe('the sandbox', () => {
  it('takes cards alone, sends no messages, and gives back at once', async () => {
    expect(sandbox.methods).toEqual(['card']);
    const webhook = { body: Buffer.from('{}'), signature: 'x' };
    expect(await sandbox.parseWebhook(webhook)).toBeNull();
    await sandbox.refund({ id: 'p1', amountPaise: paise(1), state: {} });
  });

  it('pays and declines by the token, with words for the customer', async () => {
    expect(await verify('tok_sandbox_success')).toMatchObject({ status: 'paid', failure: '' });
    const declined = await verify('tok_sandbox_decline');
    expect(declined).toMatchObject({ status: 'failed' });
    expect(declined?.failure).toMatch(/declined/);
  });

  it('knows nothing of a payment without a token', async () => {
    expect(await verify(null)).toBeNull();
  });

  it('refuses tokens of others', async () => {
    await expect(verify('tok_visa')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('confirms late payments 3 seconds after they were tried, with the token or without', async () => {
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
