import type { ComponentProps } from 'react';
import { StaffPage } from './StaffPage';
import { Unread } from './Unread';

interface UnreadPageProps extends ComponentProps<typeof Unread> {
  title: string;
  back: { to: string; label: string };
}

/** The page of one record before it is there, or where it could not be had. */
export function UnreadPage({ title, back, ...unread }: UnreadPageProps) {
  return (
    <StaffPage title={title} back={back}>
      <Unread {...unread} />
    </StaffPage>
  );
}
