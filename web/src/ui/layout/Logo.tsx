import { SHOP_NAME } from '#lib/shop/product-path.ts';
import styles from './Logo.module.css';

/** Logo of the shop: an album with a picture of the sun over a hill, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" className={styles.emblem} aria-hidden="true">
        <path
          className={styles.pages}
          d="M23 5.5h3.5A1.5 1.5 0 0 1 28 7v21a1.5 1.5 0 0 1-1.5 1.5H8"
        />
        <rect className={styles.cover} x="4" y="2.5" width="21" height="26" rx="2.5" />
        <path className={styles.spine} d="M8.5 2.5v26" />
        <path className={styles.window} d="M12 8h10v10H12z" />
        <circle className={styles.sun} cx="18.9" cy="11.4" r="1.7" />
        <path className={styles.hill} d="m12 16.4 3-3.4 2.8 2.7 1.4-1.3 2.8 2.4V18H12z" />
        <path className={styles.caption} d="M14.5 22.8h5" />
      </svg>
      <span className={styles.name}>{SHOP_NAME}</span>
    </span>
  );
}
