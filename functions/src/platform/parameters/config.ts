import { createHash } from 'node:crypto';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import * as z from 'zod/mini';
import { type IpRange, ipRanges } from '../ip-ranges';
import { type PaymentConfig, readPaymentConfig } from '../payments/payment-config';
import { readShopParameters } from './shop-parameters';

const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';
const DEMO_API_KEY = 'demo-api-key';
/** Recipient of reviewers' mail in the emulators, which send nothing. */
const EMULATOR_REVIEWERS = 'reviewer@smriti.test';
/** Proxy hops of Hosting and the Cloud Functions front end; none in the emulators. */
const PROXY_HOPS = 2;

/** Requests per minute, address and instance. Mobile networks share addresses. */
const LIMITS = { all: 600, writes: 120, auth: 60 };
/** Effectively unlimited: the browser tests use a single address. */
const EMULATOR_LIMITS = { all: 1_000_000, writes: 1_000_000, auth: 1_000_000 };

const firebaseConfig = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.issues.push({ code: 'custom', message: 'must be JSON', input: text });
        return z.NEVER;
      }
    }),
  ),
  z.object({ storageBucket: z.optional(z.string()) }),
);

const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, { error: 'must be a whole number' })),
  z.transform(Number),
);
const limit = z.optional(wholeNumber);
const host = z.optional(z.string().check(z.regex(/^[\w.[\]:-]+:\d+$/)));

const environment = z.object({
  GCLOUD_PROJECT: z.string().check(z.minLength(1)),
  FIREBASE_CONFIG: z.optional(firebaseConfig),
  FUNCTIONS_EMULATOR: z.optional(z.string()),
  SMRITI_BENCH: z.optional(z.string()),
  FIREBASE_AUTH_EMULATOR_HOST: host,
  FIREBASE_STORAGE_EMULATOR_HOST: host,
  WEB_API_KEY: z._default(z.string(), DEMO_API_KEY),
  SITE_URL: z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
  PICTURE_SECRET: z.optional(z.string().check(z.minLength(32))),
  SMTP_CONNECTION_URI: z._default(z.string(), ''),
  REVIEWERS_EMAIL: z._default(z.union([z.literal(''), z.email()]), ''),
  TRUST_PROXY_HOPS: z.optional(wholeNumber),
  TRUST_PROXY_RANGES: z._default(ipRanges, []),
  APP_CHECK: z._default(z.enum(['off', 'enforce']), 'off'),
  STAFF_SECOND_FACTOR: z._default(z.enum(['off', 'require']), 'off'),
  RATE_LIMIT_ALL: limit,
  RATE_LIMIT_WRITES: limit,
  RATE_LIMIT_AUTH: limit,
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});
type Environment = z.output<typeof environment>;

/** Settings of an instance; docs/decisions/trust-proxy.md explains `trustProxyHops`. */
export interface Config {
  projectId: string;
  isEmulator: boolean;
  /** Whether `npm run bench` is running; emulators only. */
  isBench: boolean;
  /** Public web API key of the project, for requesting ID tokens. */
  webApiKey: string;
  bucketName: string;
  /** Key that signs picture URLs for staff; only the API has it. */
  pictureSecret: string;
  /** Origin of the shop without trailing slash, for links in messages. */
  siteOrigin: string;
  /** Whether a mail server is configured; without one messages stay queued. */
  hasMailServer: boolean;
  /** Mailbox of the album reviewers; '' if none. */
  reviewersEmail: string;
  authEmulatorHost: string | null;
  /** Origin of public Storage objects, without trailing slash. */
  storageOrigin: string;
  /** Number of trusted proxies: selects the client address in X-Forwarded-For. */
  trustProxyHops: number;
  /** Networks of the CDN; when set, they replace `trustProxyHops`. */
  trustProxyRanges: readonly IpRange[];
  /** Whether guests, sign-ins, payments and uploads need an App Check token of the shop's pages. */
  isAttestationRequired: boolean;
  /** Whether staff need a second factor to sign in. */
  isSecondFactorRequired: boolean;
  rateLimits: { all: number; writes: number; auth: number };
  payments: PaymentConfig;
  /**
   * Shop settings from the deployment's parameters. Do not use them directly: getCurrentSettings adds the
   * changes of admins; orders have their own (orderSettings).
   */
  shop: ShopSettings;
  logLevel: Environment['LOG_LEVEL'];
}

/** Origin of the shop: the configured one, or Hosting's default for the project. */
export function readSiteOrigin({
  SITE_URL,
  GCLOUD_PROJECT,
}: Pick<Environment, 'SITE_URL' | 'GCLOUD_PROJECT'>): string {
  return SITE_URL === '' ? `https://${GCLOUD_PROJECT}.web.app` : new URL(SITE_URL).origin;
}

/**
 * The key of signed picture URLs. The emulators derive one that is the same in all processes.
 * @throws when a real project has none.
 */
function pictureSecretOf({ PICTURE_SECRET, GCLOUD_PROJECT }: Environment, isEmulator: boolean) {
  if (PICTURE_SECRET !== undefined) return PICTURE_SECRET;
  if (isEmulator) return createHash('sha256').update(`pictures of ${GCLOUD_PROJECT}`).digest('hex');
  throw new Error('PICTURE_SECRET is not set: firebase functions:secrets:set PICTURE_SECRET');
}

/** Removes empty variables: a parameter left empty at deployment counts as not set. */
function withoutEmpty(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

/** Reads the settings. @throws when one is missing or invalid, with its name. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const set = withoutEmpty(variables);
  const env = z.parse(environment, set);
  const isEmulator = env.FUNCTIONS_EMULATOR === 'true';
  if (!isEmulator && env.WEB_API_KEY === DEMO_API_KEY) {
    throw new Error(`WEB_API_KEY is not set: add it to functions/.env.${env.GCLOUD_PROJECT}`);
  }
  const limits = isEmulator ? EMULATOR_LIMITS : LIMITS;
  const storageHost = env.FIREBASE_STORAGE_EMULATOR_HOST;
  return {
    projectId: env.GCLOUD_PROJECT,
    isEmulator,
    isBench: isEmulator && env.SMRITI_BENCH === '1',
    webApiKey: env.WEB_API_KEY,
    bucketName: env.FIREBASE_CONFIG?.storageBucket ?? `${env.GCLOUD_PROJECT}.appspot.com`,
    pictureSecret: pictureSecretOf(env, isEmulator),
    siteOrigin: readSiteOrigin(env),
    hasMailServer: env.SMTP_CONNECTION_URI !== '',
    reviewersEmail: env.REVIEWERS_EMAIL || (isEmulator ? EMULATOR_REVIEWERS : ''),
    authEmulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST ?? null,
    storageOrigin: storageHost ? `http://${storageHost}` : STORAGE_ORIGIN,
    trustProxyHops: env.TRUST_PROXY_HOPS ?? (isEmulator ? 0 : PROXY_HOPS),
    trustProxyRanges: env.TRUST_PROXY_RANGES,
    isAttestationRequired: env.APP_CHECK === 'enforce',
    isSecondFactorRequired: env.STAFF_SECOND_FACTOR === 'require',
    rateLimits: {
      all: env.RATE_LIMIT_ALL ?? limits.all,
      writes: env.RATE_LIMIT_WRITES ?? limits.writes,
      auth: env.RATE_LIMIT_AUTH ?? limits.auth,
    },
    payments: readPaymentConfig(set, { id: env.GCLOUD_PROJECT, isEmulator }),
    shop: readShopParameters(set),
    logLevel: env.LOG_LEVEL,
  };
}
