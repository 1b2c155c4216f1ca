import type { BirthDate } from '@smriti/shared/account/user-validation';
import type { User } from '@smriti/shared/account/users';
import { formatCalendarDay } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import { informationMessages } from '../messages';
import styles from './InformationView.module.css';

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
      <InformationList user={user} />
    </Card>
  );
}

/** A customer's account information as labelled values. */
function InformationList({ user }: { user: User }) {
  const t = useMessages(informationMessages);
  const rows = [
    [t.firstName, user.firstName],
    [t.lastName, user.lastName],
    [t.email, user.email],
    [t.phone, user.phone],
    [t.birthDate, formatBirthDate(user)],
  ] as const;
  return (
    <dl className="stack">
      {rows.map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt className="muted text-sm">{label}</dt>
          <dd className={cx('min-w-0 wrap-anywhere', !value && 'muted')}>{value || t.notGiven}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Date of birth in words, e.g. '5 March 1990'; '' if unknown. */
export function formatBirthDate({ dob_day, dob_month, dob_year }: BirthDate): string {
  if (dob_day === null || dob_month === null || dob_year === null) return '';
  return formatCalendarDay(dob_year, dob_month, dob_day);
}
