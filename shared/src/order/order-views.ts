import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { orderFilters } from './order-list';

/** Maximum number of saved views of a member of staff, and length of a name. */
export const MAX_ORDER_VIEWS = 20;
export const MAX_VIEW_NAME_LENGTH = 40;

/** Key of a view's name: equal for names that people read as the same. */
export const toViewKey = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

const names = (views: readonly { name: string }[]) => views.map(({ name }) => toViewKey(name));

const storedView = z.object({ name: z.string(), filters: z.record(z.string(), z.string()) });
/** Saved views of the list of orders; `version` is 0 before the first one. */
const orderViews = z.object({ version: z.int(), views: z.array(storedView) });
export type OrderViews = z.infer<typeof orderViews>;
export type OrderView = OrderViews['views'][number];

/** The caller's saved views of the list of orders, in the sequence in which they were saved. */
export const listOrderViews = endpoint({
  method: 'GET',
  path: '/order-views',
  response: orderViews,
});

/**
 * Replaces the caller's saved views; `version` is that of the views before. 409 with the current views if they have
 * changed since; sending the same views again has no effect.
 */
export const saveOrderViews = endpoint({
  method: 'PUT',
  path: '/order-views',
  body: z.strictObject({
    version: z.int().check(z.gte(0)),
    views: z
      .array(
        z.strictObject({
          name: boundedText(MAX_VIEW_NAME_LENGTH, 1),
          filters: z
            .strictObject(orderFilters.shape)
            .check(z.refine((filters) => Object.keys(filters).length > 0, 'must have a filter')),
        }),
      )
      .check(
        z.maxLength(MAX_ORDER_VIEWS),
        z.refine((views) => new Set(names(views)).size === views.length, {
          error: 'must have different names',
        }),
      ),
  }),
  response: orderViews,
});
