import type { UseQueryResult } from '@tanstack/react-query';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { consoleMessages } from '../lib/messages';

interface InlineFailureProps {
  queries: readonly Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>[];
  failed: string;
}

/**
 * Error message inside a form if its options cannot be loaded, with a retry button; otherwise
 * renders nothing.
 */
export function InlineFailure({ queries, failed }: InlineFailureProps) {
  const t = useMessages(consoleMessages);
  const unread = queries.filter(({ isError }) => isError);
  if (unread.length === 0) return null;
  return (
    <InlineMessage
      tone="error"
      action={
        <Button
          size="small"
          isBusy={unread.some(({ isFetching }) => isFetching)}
          onClick={() => unread.forEach(({ refetch }) => void refetch())}
        >
          {t.retry}
        </Button>
      }
    >
      {failed}
    </InlineMessage>
  );
}
