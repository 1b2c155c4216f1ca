import DOMPurify from 'dompurify';
import styles from './Description.module.css';

const ALLOWED = {
  ALLOWED_TAGS: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'h3', 'h4', 'a'],
  ALLOWED_ATTR: ['href'],
};

/** A product's description: HTML from the catalogue, reduced to plain formatting. */
export function Description({ html }: { html: string }) {
  return (
    <div
      className={styles.description}
      // The one place where markup from the server reaches the page, sanitised in the same line.
      dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, ALLOWED) }}
    />
  );
}
