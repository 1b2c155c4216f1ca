import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { choiceMessages } from './messages';

/** Section with the fields for a design's options, under a heading. */
export function DetailsSection({ children }: { children: ReactNode }) {
  const t = useMessages(choiceMessages);
  return (
    <section aria-labelledby="details-heading" className="stack gap-4 min-w-0">
      <h2 id="details-heading">{t.details}</h2>
      <div className={cx('stack gap-5 items-start', 'tablet-cols-2', 'level-fields')}>
        {children}
      </div>
    </section>
  );
}
