import { AppError } from '@smriti/shared/base/errors';
import { type PaymentProof, SANDBOX_CARDS } from '@smriti/shared/payment/payments';
import type { Clock } from '../../../platform/clock';
import type { Charge, PaymentProvider, ProviderWord } from './payment-provider';

/** How long a late confirmation takes. */
const LATE_MILLISECONDS = 3000;
const DECLINED = 'Your card was declined. Please try another card.';

const TOKENS = {
  success: SANDBOX_CARDS['4111111111111111'],
  decline: SANDBOX_CARDS['4000000000000002'],
  late: SANDBOX_CARDS['4000000000003220'],
} as const;

const PAID: ProviderWord = { status: 'paid', failure: '', state: {} };

/** A confirmation that is late: pending at first, and paid 3 s after it was tried. */
function lateWord({ state }: Charge, now: Date): ProviderWord | null {
  const since = state['late_since'];
  if (since === undefined) {
    return { status: 'pending', failure: '', state: { late_since: now.toISOString() } };
  }
  return now.getTime() - Date.parse(since) >= LATE_MILLISECONDS ? PAID : null;
}

function wordFor(charge: Charge, proof: PaymentProof | null, now: Date): ProviderWord | null {
  if (proof === null) return 'late_since' in charge.state ? lateWord(charge, now) : null;
  if (proof.token === TOKENS.success) return PAID;
  if (proof.token === TOKENS.decline) return { status: 'failed', failure: DECLINED, state: {} };
  if (proof.token === TOKENS.late) return lateWord(charge, now);
  throw new AppError('invalid_input', 'This payment cannot be confirmed by that token.', {
    details: [{ field: 'token', message: 'is not a token of the sandbox' }],
  });
}

/**
 * A provider that moves no money and needs nothing to be set up: the token says what becomes of the
 * payment. It keeps all it knows with the payment, and sends no messages.
 */
export function createSandbox({ clock }: { clock: Clock }): PaymentProvider {
  return {
    name: 'sandbox',
    methods: ['card'],
    create: () => Promise.resolve({}),
    // async, so that a bad token rejects instead of throwing
    // eslint-disable-next-line @typescript-eslint/require-await
    verify: async (charge, proof) => wordFor(charge, proof, clock.now()),
    checkout: () => null,
    parseWebhook: () => Promise.reject(new AppError('not_found', 'The sandbox sends no messages.')),
    refund: () => Promise.resolve({ state: 'done', providerId: 'sandbox' }),
  };
}
