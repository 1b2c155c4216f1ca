import type { BirthDate } from '@smriti/shared/account/user-validation';
import type { User } from '@smriti/shared/account/users';
import { formatCalendarDay } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import { Facts } from '../Facts';
import { informationMessages } from '../messages';

/** Read-only view of the account information. */
export function InformationView({ user }: { user: User }) {
  const t = useMessages(informationMessages);
  return (
    <Card padding="large" className="stack gap-6">
      <Avatar name={user.displayName} picture={user.profile_url} size="large" />
      {user.picture_state !== 'ready' && (
        <InlineMessage tone={user.picture_state === 'processing' ? 'info' : 'error'}>
          {user.picture_state === 'processing' ? t.pictureProcessing : t.pictureFailed}
        </InlineMessage>
      )}
      <Facts facts={useFacts(user)} />
    </Card>
  );
}

/** A customer's account information as labelled values. */
function useFacts(user: User): { term: string; value: string }[] {
  const t = useMessages(informationMessages);
  return [
    { term: t.firstName, value: user.firstName },
    { term: t.lastName, value: user.lastName },
    { term: t.email, value: user.email },
    { term: t.phone, value: user.phone },
    { term: t.birthDate, value: birthDateText(user) },
  ];
}

/** A date of birth in words, e.g. '5 March 1990'; '' when unknown. */
export function birthDateText({ dob_day, dob_month, dob_year }: BirthDate): string {
  if (dob_day === null || dob_month === null || dob_year === null) return '';
  return formatCalendarDay(dob_year, dob_month, dob_day);
}
