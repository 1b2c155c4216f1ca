import { indianDay } from '@smriti/shared/base/indian-days';
import { paiseTotalField } from '@smriti/shared/base/money';
import * as z from 'zod/mini';
import { storedObject } from '../../platform/database/stored-fields';

/** What was sold of a product on a day: its title as it was last ordered. */
const soldProduct = storedObject({
  title: z.string(),
  pieces: z.int(),
  amount_paise: paiseTotalField,
});

/** dailyFigures/{day}: what happened on a day in India. Nothing in it is about a customer. */
export const dailyFigures = storedObject({
  day: indianDay,
  /** Orders that were paid. */
  orders: z.int(),
  /** What those orders cost. */
  sold_paise: paiseTotalField,
  /** What was given back that day, of whichever orders. */
  refunded_paise: paiseTotalField,
  /** By product id. */
  products: z.record(z.string(), soldProduct),
  /** Albums that were requested, and that were responded to. */
  requested: z.int(),
  responded: z.int(),
  /** How long those had waited for it, together. */
  waited_minutes: z.int(),
});
export type DailyFigures = z.output<typeof dailyFigures>;
