import type { User } from '@smriti/shared/account/users';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import { Facts } from '../Facts';
import { informationMessages } from '../messages';
import { useFacts } from '../use-facts';

interface InformationViewProps {
  user: User;
}

/** Read-only view of the account information. */
export function InformationView({ user }: InformationViewProps) {
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
