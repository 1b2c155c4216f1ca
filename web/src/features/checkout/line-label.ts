import type { Quote } from '@smriti/shared/order/checkout';
import { formatCount } from '#lib/language/format.ts';
import type { billMessages } from './messages';

/** Label of a bill line. */
export function lineLabel(
  texts: ReturnType<typeof billMessages.get>,
  { key, count }: Pick<Quote['lines'][number], 'key' | 'count'>,
): string {
  const label = texts[key];
  return typeof label === 'string' ? label : label({ count: formatCount(count ?? 0) });
}
