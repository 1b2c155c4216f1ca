import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { isoTime } from '../base/time';
import { figuresOfDay, soldItem } from './figures';

/** Upper limit of counts; more are displayed as '100+'. */
export const MAX_DASHBOARD_COUNT = 100;
/** Number of days with figures on the page, including today. */
export const DASHBOARD_DAYS = 30;
/** Number of products and kinds of own designs in the ranking. */
export const MAX_TOP_PRODUCTS = 5;

/** Kinds of work that wait for a person, in the page's order. */
export const WAITING_KINDS = [
  'payments_to_check',
  'payments_stuck',
  'refunds_owed',
  'orders_unpaid',
  'orders_failed',
  'albums_to_review',
  'orders_to_print',
  'orders_to_ship',
  'products_to_check',
  'mails_failed',
  'photos_failed',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

const counted = z.int().check(z.gte(0), z.lte(MAX_DASHBOARD_COUNT + 1));

/** States of an album between its request and its order. */
const pipelineState = z.enum(['Requested', 'Responded', 'Approved']);

export const dashboard = z.object({
  waiting: z.array(z.object({ kind: z.enum(WAITING_KINDS), count: counted })),
  /** Number of albums by state, and the time since which the oldest has been in it. */
  pipeline: z.array(
    z.object({ state: pipelineState, count: counted, oldest: z.nullable(isoTime) }),
  ),
  /** Time up to which the figures below are complete; null before the first ones. */
  as_of: z.nullable(isoTime),
  /** The last DASHBOARD_DAYS days, oldest first. */
  days: z.array(figuresOfDay),
  /** Products and own designs with the highest sales of the last DASHBOARD_DAYS days. */
  products: z.array(
    z.object({ ...soldItem.shape, pieces: z.nullable(z.int()), revenue: z.number() }),
  ),
});
export type Dashboard = z.infer<typeof dashboard>;

/** Work that waits for a person, and the shop's figures; for admins. */
export const getDashboard = endpoint({ method: 'GET', path: '/dashboard', response: dashboard });
