import { indianDay } from '@smriti/shared/base/indian-days';
import { paiseTotalField } from '@smriti/shared/base/money';
import * as z from 'zod/mini';
import { storedObject } from '../../platform/database/stored-fields';

/** Sales of a product on a day, with the title of its latest order. */
const soldProduct = storedObject({
  title: z.string(),
  pieces: z.int(),
  amount_paise: paiseTotalField,
});

/** Sales of own designs of a kind on a day. */
const soldOwnDesigns = storedObject({ pieces: z.int(), amount_paise: paiseTotalField });

/** dailyFigures/{day}: totals of a day in Indian time, without customer data. */
export const dailyFigures = storedObject({
  day: indianDay,
  /** Number of orders paid. */
  orders: z.int(),
  /** Total price of the orders paid. */
  sold_paise: paiseTotalField,
  /** Amount refunded that day, of any orders. */
  refunded_paise: paiseTotalField,
  /** Sales by product id. */
  products: z.record(z.string(), soldProduct),
  /** Sales of designs without a product, by kind; empty in days of earlier releases. */
  own_designs: z._default(
    storedObject({ album: z.optional(soldOwnDesigns), canvas: z.optional(soldOwnDesigns) }),
    {},
  ),
  /** Number of requests for review, and of responses. */
  requested: z.int(),
  responded: z.int(),
  /** Sum of the waiting times of these responses, in minutes. */
  waited_minutes: z.int(),
});
export type DailyFigures = z.output<typeof dailyFigures>;
