import { textOfHtml } from '@smriti/shared/base/public-pages';
import DOMPurify from 'dompurify';
import { useSyncExternalStore } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './Description.module.css';

const ALLOWED = {
  ALLOWED_TAGS: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'h3', 'h4', 'a'],
  ALLOWED_ATTR: ['href'],
};

/** Empty subscription: whether there is a document to sanitise with never changes. */
const never = () => () => undefined;

/**
 * A product's description: HTML from the catalogue, reduced to plain formatting. On the server, which has
 * no document to sanitise with, only its text.
 */
export function Description({ html }: { html: string }) {
  const hasDocument = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!hasDocument)
    return <p className={cx('stack gap-3 measure', styles.description)}>{textOfHtml(html)}</p>;
  return (
    <div
      className={cx('stack gap-3 measure', styles.description)}
      // The only place that inserts HTML from the server; it is sanitised on the same line.
      dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, ALLOWED) }}
    />
  );
}
