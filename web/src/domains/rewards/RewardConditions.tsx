import type { RewardCondition } from '@smriti/shared/account/invitation';
import { params } from '@nanostores/i18n';
import { formatDate } from '#lib/language/format.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';

const rewardMessages = messageCatalogue('rewardConditions', {
  delivery: 'Their first order has to be delivered.',
  own_delivery: 'Your first order has to be delivered.',
  your_email: 'Please confirm your e-mail address.',
  friend_email: 'Your friend has to confirm their e-mail address.',
  until: params('Please do so by {date}.'),
});

interface RewardConditionsProps {
  /** Conditions that are not met yet. */
  missing: readonly RewardCondition[];
  /** Deadline for confirming email addresses; null before delivery. */
  until: string | null;
  /** Whether the user is the invited friend who placed the order. */
  isInvited?: boolean;
}

/** Explains the conditions that must still be met to earn points for a friend's first order. */
export function RewardConditions({ missing, until, isInvited = false }: RewardConditionsProps) {
  const t = useMessages(rewardMessages);
  const textOf = (condition: RewardCondition) =>
    isInvited && condition === 'delivery' ? t.own_delivery : t[condition];
  const sentences = missing.map(textOf);
  if (until !== null && missing.length > 0) sentences.push(t.until({ date: formatDate(until) }));
  return <>{sentences.join(' ')}</>;
}
