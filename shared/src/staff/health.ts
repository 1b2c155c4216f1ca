import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { isoTime } from '../base/time';
import { MAX_DASHBOARD_COUNT } from './dashboard';

/** Background work of the software, in display order. */
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
 * Maximum waiting time of the oldest item of each kind in minutes, before a person has to look
 * (docs/rules.md#console-4). These are the only thresholds: console, log alarm and payment lists use them.
 */
export const LATE_AFTER_MINUTES: Readonly<Record<LagKind, number>> = {
  // providers report the result of a payment within minutes
  payments_unanswered: 60,
  payments_to_ask: 30,
  // a refused refund is retried every hour
  refunds: 24 * 60,
  // made immediately, otherwise by an hourly job
  invoices: 120,
  credit_notes: 120,
  // a temporary refusal of one address is no alarm, an unreachable server is
  mails: 60,
  renditions: 10,
  // up to nine minutes per book, five at once
  print_files: 30,
  print_archives: 30,
  exports: 60,
  // started immediately, otherwise by an hourly job
  erasures: 180,
  // computed every five minutes, up to two minutes before
  daily_figures: 20,
};

/** `off`: not processed, because the deployment has no mail server. */
const lagState = z.enum(['fine', 'late', 'off']);

const lag = z.object({
  kind: z.enum(LAG_KINDS),
  /** Number of waiting items, up to MAX_DASHBOARD_COUNT + 1, which means more; null if not counted. */
  count: z.nullable(z.int().check(z.gte(0), z.lte(MAX_DASHBOARD_COUNT + 1))),
  /** Time since which the oldest item waits, or up to which the figures are complete; null: nothing waits. */
  since: z.nullable(isoTime),
  age_seconds: z.nullable(z.int().check(z.gte(0))),
  state: lagState,
});

const healthDetails = z.object({
  /** `late` if at least one lag is `late`. */
  status: z.enum(['ok', 'late']),
  checked_at: isoTime,
  lags: z.array(lag),
});
export type HealthDetails = z.infer<typeof healthDetails>;
export type WorkLag = HealthDetails['lags'][number];

/** Pending background work, its amount and age; for admins. */
export const getHealthDetails = endpoint({
  method: 'GET',
  path: '/health/details',
  response: healthDetails,
});
