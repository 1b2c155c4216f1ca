import type { Quote } from '@smriti/shared/order/checkout';
import { formatCount } from '../../lib/language/format';
import type { billMessages } from './messages';

/** What a line of a bill is called. */
export function lineLabel(
  texts: ReturnType<typeof billMessages.get>,
  { key, count }: Pick<Quote['lines'][number], 'key' | 'count'>,
): string {
  const label = texts[key];
  return typeof label === 'string' ? label : label({ count: formatCount(count ?? 0) });
}
