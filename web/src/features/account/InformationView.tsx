import type { User } from '@smriti/shared/account/users';
import { Avatar } from '../../components/media/Avatar';
import { Card } from '../../components/layout/Card';
import { Facts } from './Facts';
import styles from './Information.module.css';
import { useFacts } from './use-facts';

interface InformationViewProps {
  user: User;
}

/** The read-only view. */
export function InformationView({ user }: InformationViewProps) {
  return (
    <Card padding="large" className={styles.card}>
      <Avatar name={user.displayName} picture={user.profile_url} size="large" />
      <Facts facts={useFacts(user)} />
    </Card>
  );
}
