import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import styles from './TagLinks.module.css';

/** Tags of an order, each linked to the list of orders with it. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  return (
    <span className={cx('cluster gap-x-3 text-sm', styles.tags)}>
      {tags.map((tag) => (
        <Link key={tag} to={`/admin/orders?tag=${encodeURIComponent(tag)}`}>
          {`#${tag}`}
        </Link>
      ))}
    </span>
  );
}
