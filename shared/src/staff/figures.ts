import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { daysInPeriod, indianDay } from '../base/indian-days';
import { catalogueId } from '../base/ids';
import { isoTime } from '../base/time';

/** Longest period of figures, in days: a leap year. */
export const MAX_FIGURES_DAYS = 366;
export const MAX_FIGURES_PRODUCTS = 50;

/** Designs without a product; `unknown` in figures of days that were recorded without their kind. */
export const OWN_DESIGN_KINDS = ['album', 'canvas', 'unknown'] as const;
export type OwnDesignKind = (typeof OWN_DESIGN_KINDS)[number];

export const figuresOfDay = z.object({
  day: indianDay,
  /** Number of paid orders, and their total price. */
  orders: z.int(),
  /** In rupees; refunds of that day are deducted, so it may be negative. */
  revenue: z.number(),
  requested: z.int(),
  /** Number of albums with a response, and their mean waiting time in minutes; null without any. */
  responded: z.int(),
  waited_minutes: z.nullable(z.int()),
});

const period = z.object({ from: indianDay, until: indianDay });

/** Sums of a period. */
const figuresTotal = z.object({
  orders: z.int(),
  /** In rupees; refunds are deducted, so it may be negative. */
  revenue: z.number(),
  /** Amount refunded, in rupees. */
  refunded: z.number(),
  /** Mean price of an order before refunds, in rupees; null without orders. */
  order_value: z.nullable(z.number()),
  requested: z.int(),
  /** Mean time until the response, in minutes; null without responses. */
  waited_minutes: z.nullable(z.int()),
});
export type FiguresTotal = z.infer<typeof figuresTotal>;

/** Sales in rupees before refunds; number of pieces, null if it was not recorded. */
const sales = z.object({ pieces: z.nullable(z.int()), revenue: z.number() });
export type Sales = z.infer<typeof sales>;

/** What was sold: a product, or own designs of a kind. */
export const soldItem = z.object({
  /** Id of the product; null for own designs. */
  id: z.nullable(catalogueId),
  /** Title of the product; '' for own designs. */
  title: z.string(),
  own_design: z.nullable(z.enum(OWN_DESIGN_KINDS)),
});

const compared = { now: sales, before: sales };

export const figures = z.object({
  /** Time up to which the figures are complete; null before the first ones. */
  as_of: z.nullable(isoTime),
  period,
  /** The same number of days immediately before the period. */
  period_before: period,
  /** All days of both periods, oldest first. */
  days: z.array(figuresOfDay),
  days_before: z.array(figuresOfDay),
  total: figuresTotal,
  total_before: figuresTotal,
  /** Sales by product type of today's catalogue and of own designs, highest first. */
  kinds: z.array(
    z.object({
      /** null for own designs, and for products that the catalogue no longer has. */
      product_type: z.nullable(
        z.object({
          id: catalogueId,
          name: z.string(),
          hi: z.optional(z.object({ name: z.string() })),
        }),
      ),
      own_design: z.nullable(z.enum(OWN_DESIGN_KINDS)),
      ...compared,
    }),
  ),
  /** Products and own designs with the highest sales, at most MAX_FIGURES_PRODUCTS. */
  products: z.array(
    z.object({
      ...soldItem.shape,
      /** Title in today's catalogue, where it has one. */
      hi: z.optional(z.object({ title: z.string() })),
      ...compared,
    }),
  ),
});
export type Figures = z.infer<typeof figures>;

/** Figures of the shop from a first day to a last one, compared with the days before; for admins. */
export const getFigures = endpoint({
  method: 'GET',
  path: '/figures',
  query: z.strictObject({ from: indianDay, until: indianDay }).check(
    z.refine(({ from, until }) => from <= until, {
      error: 'must not be before the first day',
      path: ['until'],
    }),
    z.refine(({ from, until }) => daysInPeriod(from, until) <= MAX_FIGURES_DAYS, {
      error: `must be at most ${MAX_FIGURES_DAYS} days from the first day`,
      path: ['until'],
    }),
  ),
  response: figures,
});
