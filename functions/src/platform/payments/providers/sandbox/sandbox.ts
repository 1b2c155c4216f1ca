import { AppError } from '@smriti/shared/base/errors';
import { type PaymentProof, SANDBOX_CARDS } from '@smriti/shared/payment/payments';
import type { Clock } from '../../../clock';
import {
  type Charge,
  failedUpdate,
  type PaymentProvider,
  type ProviderUpdate,
} from '../../payment-provider';

const LATE_MILLISECONDS = 3000;
const DECLINED = 'Your card was declined. Please try another card.';

const TOKENS = {
  success: SANDBOX_CARDS['4111111111111111'],
  decline: SANDBOX_CARDS['4000000000000002'],
  late: SANDBOX_CARDS['4000000000003220'],
} as const;

function paid({ amountPaise }: Charge): ProviderUpdate {
  const received = { amount: amountPaise, currency: 'INR' };
  return { status: 'paid', failure: '', state: {}, received };
}

/** A late confirmation: pending at first, paid 3 s after the attempt. */
function lateUpdate(charge: Charge, now: Date): ProviderUpdate | null {
  const since = charge.state['late_since'];
  if (since === undefined) {
    const state = { late_since: now.toISOString() };
    return { status: 'pending', failure: '', state, received: null };
  }
  return now.getTime() - Date.parse(since) >= LATE_MILLISECONDS ? paid(charge) : null;
}

function updateFor(charge: Charge, proof: PaymentProof | null, now: Date): ProviderUpdate | null {
  if (proof === null) return 'late_since' in charge.state ? lateUpdate(charge, now) : null;
  if (proof.token === TOKENS.success) return paid(charge);
  if (proof.token === TOKENS.decline) {
    return failedUpdate(DECLINED, {});
  }
  if (proof.token === TOKENS.late) return lateUpdate(charge, now);
  throw new AppError('invalid_input', 'This payment cannot be confirmed by that token.', {
    details: [{ field: 'token', message: 'is not a token of the sandbox' }],
  });
}

/**
 * A provider without money and setup: the token of a payment determines its outcome. Stores all its data
 * with the payment and sends no webhooks.
 */
export function createSandbox({ clock }: { clock: Clock }): PaymentProvider {
  return {
    name: 'sandbox',
    livemode: false,
    form: 'test-card',
    methods: ['card'],
    create: () => Promise.resolve({}),
    // async, so that a bad token rejects instead of throwing
    // eslint-disable-next-line @typescript-eslint/require-await
    verify: async (charge, proof) => updateFor(charge, proof, clock.now()),
    checkout: () => null,
    parseWebhook: () => Promise.reject(new AppError('not_found', 'The sandbox sends no messages.')),
    refund: () => Promise.resolve({ state: 'done', providerId: 'sandbox' }),
  };
}
