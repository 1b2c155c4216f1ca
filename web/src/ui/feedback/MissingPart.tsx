import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Part } from '../../lib/loading/load-once';
import { Button } from '../actions/Button';
import { InlineMessage } from './InlineMessage';

interface MissingPartProps {
  part: Pick<Part<unknown>, 'hasFailed' | 'load'>;
  /** What is missing. */
  children: ReactNode;
  retryLabel: string;
}

/** Says that a part of the page could not be fetched, where it could not, with a button to try again. */
export function MissingPart({ part, children, retryLabel }: MissingPartProps) {
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
