import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import type { LazyPart } from '#lib/loading/lazy-part.ts';
import { Button } from '#ui/actions/Button.tsx';
import { uiMessages } from '#ui/messages.ts';
import { InlineMessage } from './InlineMessage';

interface MissingPartNoticeProps {
  part: Pick<LazyPart<unknown>, 'hasFailed' | 'load'>;
  /** Text that says what is missing. */
  children: ReactNode;
}

/**
 * Notice that a part of the page could not be loaded, with a retry button; otherwise renders
 * nothing.
 */
export function MissingPartNotice({ part, children }: MissingPartNoticeProps) {
  const t = useMessages(uiMessages);
  const hasFailed = useStore(part.hasFailed);
  if (!hasFailed) return null;
  return (
    <InlineMessage
      tone="error"
      action={
        <Button size="small" onClick={() => void part.load()}>
          {t.retry}
        </Button>
      }
    >
      {children}
    </InlineMessage>
  );
}
