import {
  PAYMENT_METHODS,
  PAYMENT_PROVIDERS,
  type PaymentMethod,
  type PaymentProviderName,
} from '@smriti/shared/payment/payments';
import * as z from 'zod/mini';

/** What a real project has to say to have payments that move no money, e.g. for a trial run. */
const NO_MONEY = 'no-money-moves';
const RAZORPAY_API = 'https://api.razorpay.com';

function listOf<T extends string>(allowed: readonly T[]) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',').map((part) => part.trim())),
    ),
    z.array(z.enum(allowed)).check(z.minLength(1)),
  );
}

const secret = z.string().check(z.minLength(8), z.maxLength(200));
/** The parameters about payments; docs/decisions/payment-providers.md tells what they do. */
export const paymentEnvironment = z.object({
  ALLOW_SANDBOX_PAYMENTS: z.optional(z.literal(NO_MONEY)),
  PAYMENT_PROVIDER: z.optional(z.enum(PAYMENT_PROVIDERS)),
  DEMO_PAYMENT_PROVIDERS: z.optional(listOf(PAYMENT_PROVIDERS)),
  RAZORPAY_KEY_ID: z.optional(z.string().check(z.regex(/^rzp_(test|live)_\w{1,50}$/))),
  RAZORPAY_KEY_SECRET: z.optional(secret),
  RAZORPAY_WEBHOOK_SECRET: z.optional(secret),
  RAZORPAY_METHODS: z.optional(listOf(PAYMENT_METHODS)),
  RAZORPAY_API_ORIGIN: z.optional(z.url()),
});
type PaymentEnvironment = z.output<typeof paymentEnvironment>;

/** An account at Razorpay. */
export interface RazorpayConfig {
  /** Public: the page's Checkout is opened with it. */
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** What the account may take. */
  methods: readonly PaymentMethod[];
  apiOrigin: string;
}

export interface PaymentConfig {
  /** Who takes new payments. */
  active: PaymentProviderName;
  /** Whom a payment may ask for: the active one, and in demo projects others too. */
  offered: readonly PaymentProviderName[];
  /** null without an account. */
  razorpay: RazorpayConfig | null;
}

interface Project {
  id: string;
  isEmulator: boolean;
}

/**
 * The active provider. The sandbox makes paid what nobody has paid, so that it works in the
 * emulators and in demo projects alone (design.md section 10).
 * @throws when a real project has no other one, unless it says in so many words that it wants it.
 */
function activeProvider(env: PaymentEnvironment, { id, isEmulator }: Project): PaymentProviderName {
  if (env.PAYMENT_PROVIDER === 'razorpay') return 'razorpay';
  const isPlayground = isEmulator || id.startsWith('demo-');
  if (isPlayground || env.ALLOW_SANDBOX_PAYMENTS === NO_MONEY) return 'sandbox';
  throw new Error(
    `No payment provider is set, and the sandbox takes no money. Set PAYMENT_PROVIDER=razorpay, or, ` +
      `for a trial without payments, ALLOW_SANDBOX_PAYMENTS=${NO_MONEY}, in functions/.env.${id}`,
  );
}

function razorpayAccount(env: PaymentEnvironment): RazorpayConfig | null {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = env;
  if (keyId === undefined || keySecret === undefined || webhookSecret === undefined) return null;
  return {
    keyId,
    keySecret,
    webhookSecret,
    methods: env.RAZORPAY_METHODS ?? PAYMENT_METHODS,
    apiOrigin: env.RAZORPAY_API_ORIGIN ?? RAZORPAY_API,
  };
}

function assertNoDemoSettings(env: PaymentEnvironment, project: Project): void {
  if (project.id.startsWith('demo-')) return;
  for (const name of ['DEMO_PAYMENT_PROVIDERS', 'RAZORPAY_API_ORIGIN'] as const) {
    if (env[name] !== undefined) throw new Error(`${name} is for demo projects alone.`);
  }
}

/** @throws when a setting is missing, or one of demo projects stands in a real one. */
export function paymentConfigOf(env: PaymentEnvironment, project: Project): PaymentConfig {
  assertNoDemoSettings(env, project);
  const active = activeProvider(env, project);
  const offered = [...new Set([active, ...(env.DEMO_PAYMENT_PROVIDERS ?? [])])];
  const razorpay = razorpayAccount(env);
  if (offered.includes('razorpay') && !razorpay) {
    throw new Error(
      'Razorpay needs RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.',
    );
  }
  return { active, offered, razorpay };
}
