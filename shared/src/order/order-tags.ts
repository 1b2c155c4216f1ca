import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { recordId } from '../base/ids';

/** Maximum number of tags of one order, and length of a tag. */
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 24;

/** A tag: a short word or two, in lower case. */
export const orderTag = z.pipe(
  boundedText(MAX_TAG_LENGTH, 1).check(
    z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]*$/u, { error: 'must be letters and digits' }),
  ),
  z.transform((text) => text.toLowerCase().replace(/ +/g, ' ')),
);

/**
 * Adds tags to an order and removes others, for support and admins; customers never see
 * them. Adding one that it has and
 * removing one that it lacks have no effect. 422 beyond MAX_TAGS.
 */
export const changeOrderTags = endpoint({
  method: 'PUT',
  path: '/orders/:id/tags',
  params: z.object({ id: recordId }),
  body: z.strictObject({
    add: z._default(z.array(orderTag).check(z.maxLength(MAX_TAGS)), []),
    remove: z._default(z.array(orderTag).check(z.maxLength(MAX_TAGS)), []),
  }),
  response: z.object({ tags: z.array(z.string()) }),
});
