import { type ReactNode, useEffect, useRef } from 'react';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';

interface FailureProps {
  message: string | null;
  /** Alternative to trying again, if there is one. */
  action?: ReactNode;
}

/** Error message; takes the focus when it appears, but not when its language changes. */
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
