import { type ReactNode, useEffect, useRef } from 'react';
import { InlineMessage } from '../../ui/feedback/InlineMessage';

interface FailureProps {
  message: string | null;
  /** The way out, if there is one beside trying again. */
  action?: ReactNode;
}

/** What failed, in red; takes the focus when it appears, not when its language changes. */
export function Failure({ message, action }: FailureProps) {
  const element = useRef<HTMLDivElement>(null);
  const isShown = Boolean(message);
  useEffect(() => {
    if (isShown) element.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <InlineMessage ref={element} tone="error" action={action}>
      {message}
    </InlineMessage>
  );
}
