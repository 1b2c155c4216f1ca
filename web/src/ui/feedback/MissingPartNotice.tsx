import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { LazyPart } from '#lib/loading/lazy-part.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from './InlineMessage';

interface MissingPartNoticeProps {
  part: Pick<LazyPart<unknown>, 'hasFailed' | 'load'>;
  /** Text that says what is missing. */
  children: ReactNode;
  retryLabel: string;
}

/**
 * Notice that a part of the page could not be loaded, with a retry button; otherwise renders
 * nothing.
 */
export function MissingPartNotice({ part, children, retryLabel }: MissingPartNoticeProps) {
  const hasFailed = useStore(part.hasFailed);
  if (!hasFailed) return null;
  return (
    <InlineMessage
      tone="error"
      action={
        <Button size="small" onClick={() => void part.load()}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </InlineMessage>
  );
}
