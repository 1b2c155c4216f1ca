import { type ReactNode, useId } from 'react';
import { Card } from './Card';

/** Card with a heading, which is also its accessible name. */
export function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" className="stack grid-cols-1 gap-4 content-start" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}
