import type { RewardCondition } from '@smriti/shared/account/invitation';
import { params } from '@nanostores/i18n';
import { formatDate } from '../../lib/language/format';
import { messageCatalogue, useMessages } from '../../lib/language/i18n';

const rewardMessages = messageCatalogue('rewardConditions', {
  delivery: 'Their first order has to be delivered.',
  your_email: 'Please confirm your e-mail address.',
  friend_email: 'Your friend has to confirm their e-mail address.',
  until: params('Please do so by {date}.'),
});

interface RewardConditionsProps {
  /** What points for a friend wait for. */
  missing: readonly RewardCondition[];
  /** Until when addresses may be confirmed; null before the delivery. */
  until: string | null;
}

/** What points for a friend's first order wait for, in a few sentences. */
export function RewardConditions({ missing, until }: RewardConditionsProps) {
  const t = useMessages(rewardMessages);
  const sentences = missing.map((condition) => t[condition]);
  if (until !== null && missing.length > 0) sentences.push(t.until({ date: formatDate(until) }));
  return <>{sentences.join(' ')}</>;
}
