import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';
import styles from './GiftBalanceCard.module.css';
import { giftCardMessages } from './messages';

export function GiftBalanceCard({ balance }: { balance: number }) {
  const t = useMessages(giftCardMessages);
  return (
    <section className={styles.card} aria-labelledby="gift-balance">
      <svg
        className={styles.ribbon}
        viewBox="0 0 120 200"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path d="M52 0h16v200H52zM0 92h120v16H0z" />
        <path d="M60 100C44 66 14 62 14 82s30 22 46 18zM60 100c16-34 46-38 46-18s-30 22-46 18z" />
        <path d="M60 100 34 148l8 2 18-42 18 42 8-2z" />
        <rect x="50" y="90" width="20" height="20" rx="4" />
      </svg>
      <p className={styles.shop} aria-hidden="true">
        {SHOP_NAME}
      </p>
      <h2 id="gift-balance" className="plain-heading relative text-sm">
        {t.balance}
      </h2>
      <p className={styles.balance}>{formatRupees(balance)}</p>
    </section>
  );
}
