import { htmlToText } from '@smriti/shared/base/public-pages';
import DOMPurify from 'dompurify';
import { useSyncExternalStore } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './ProductDescription.module.css';

const ALLOWED = {
  ALLOWED_TAGS: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'h3', 'h4', 'a'],
  ALLOWED_ATTR: ['href'],
};

/** Subscription that never changes: only the server lacks a document. */
const never = () => () => undefined;

/**
 * A product's description: HTML from the catalogue, sanitised to plain formatting. The server,
 * which has no document for sanitising, renders only the text.
 */
export function ProductDescription({ html }: { html: string }) {
  const hasDocument = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!hasDocument)
    return <p className={cx('stack gap-3 measure', styles.description)}>{htmlToText(html)}</p>;
  return (
    <div
      className={cx('stack gap-3 measure', styles.description)}
      // This is the only place that inserts HTML from the server; the same line sanitises it.
      dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, ALLOWED) }}
    />
  );
}
