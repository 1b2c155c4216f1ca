import type { ComponentProps } from 'react';
import { StaffPage } from './StaffPage';
import { Unread } from './Unread';

interface UnreadPageProps extends ComponentProps<typeof Unread> {
  title: string;
  back: { to: string; label: string };
}

/** Page of a record that is loading or could not be loaded. */
export function UnreadPage({ title, back, ...unread }: UnreadPageProps) {
  return (
    <StaffPage title={title} back={back}>
      <Unread {...unread} />
    </StaffPage>
  );
}
