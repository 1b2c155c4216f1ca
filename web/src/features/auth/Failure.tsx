import { type ReactNode, useEffect, useRef } from 'react';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';

interface FailureProps {
  message: string | null;
  /** Alternative to trying again, e.g. a link. */
  action?: ReactNode;
}

/** Error message that takes the focus when it appears, but not when the language changes. */
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
