import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { isoTime } from '../base/time';
import { MAX_COUNTED } from './dashboard';

/** What the software works through by itself, in the order in which it is shown. */
export const LAG_KINDS = [
  'payments_unanswered',
  'payments_to_ask',
  'refunds',
  'invoices',
  'credit_notes',
  'mails',
  'renditions',
  'print_files',
  'print_archives',
  'exports',
  'erasures',
  'daily_figures',
] as const;
export type LagKind = (typeof LAG_KINDS)[number];

/**
 * For how many minutes the oldest of each may wait before somebody has to look (docs/rules.md#console-4).
 * These are the only thresholds: the console, the alarm in the log and the lists of payments go by them.
 */
export const LATE_AFTER_MINUTES: Readonly<Record<LagKind, number>> = {
  // a provider tells what became of a payment within minutes
  payments_unanswered: 60,
  payments_to_ask: 30,
  // a bank that refuses is asked again each hour
  refunds: 24 * 60,
  // made at once, else by an hourly job
  invoices: 120,
  credit_notes: 120,
  // one address that asks to try later is no alarm yet, a server that is away is
  mails: 60,
  renditions: 10,
  // nine minutes are allowed for one book, and five are made at once
  print_files: 30,
  print_archives: 30,
  exports: 60,
  // begun at once, else by an hourly job
  erasures: 180,
  // every five minutes, and then up to two minutes ago
  daily_figures: 20,
};

/** `off`: nobody works on it, since the deployment names no mail server. */
const lagState = z.enum(['fine', 'late', 'off']);

const lag = z.object({
  kind: z.enum(LAG_KINDS),
  /** Counted up to MAX_COUNTED, one more for all above; null for what is not counted. */
  count: z.nullable(z.int().check(z.gte(0), z.lte(MAX_COUNTED + 1))),
  /** Since when the oldest waits, or until when the figures are complete; null: nothing waits. */
  since: z.nullable(isoTime),
  /** The age of that in seconds. */
  age_seconds: z.nullable(z.int().check(z.gte(0))),
  state: lagState,
});

const healthDetails = z.object({
  /** `late` where any of the lags is. */
  status: z.enum(['ok', 'late']),
  checked_at: isoTime,
  lags: z.array(lag),
});
export type HealthDetails = z.infer<typeof healthDetails>;
export type Lag = HealthDetails['lags'][number];

/** What waits for the software itself, how much and for how long; for admins. */
export const getHealthDetails = endpoint({
  method: 'GET',
  path: '/health/details',
  response: healthDetails,
});
