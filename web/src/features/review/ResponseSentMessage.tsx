import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { REVIEW_PATH } from '#lib/navigation/review-path.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { previewMessages } from './messages';
import { reviewMessages } from './staff-messages';
import { nextAlbumQuery } from './queue/use-review-queue';

/** Success message after a response, with the next step. Takes the focus. */
export function ResponseSentMessage({ id }: { id: string }) {
  const t = useMessages(reviewMessages);
  const { toQueue } = useMessages(previewMessages);
  const message = useRef<HTMLDivElement>(null);
  const { data: next, isPending } = useQuery(nextAlbumQuery(id));
  useEffect(() => {
    message.current?.focus();
  }, []);
  return (
    <InlineMessage
      ref={message}
      tone="success"
      isAlert
      action={
        !isPending &&
        (next ? (
          <ButtonLink variant="filled" to={`?id=${next.id}`}>
            {t.nextAlbum}
          </ButtonLink>
        ) : (
          <ButtonLink to={REVIEW_PATH}>{toQueue}</ButtonLink>
        ))
      }
    >
      <p>{t.sent}</p>
      {next === null && <p>{t.noNext}</p>}
    </InlineMessage>
  );
}
