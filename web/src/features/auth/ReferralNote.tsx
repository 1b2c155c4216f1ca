import Gift from 'lucide-react/icons/gift';
import { useMessages } from '#lib/language/i18n.ts';
import { useShopTerms } from '#lib/shop/shop-settings.ts';
import { authMessages } from './messages';
import styles from './ReferralNote.module.css';

/** Note with the visitor's referral code and its value. */
export function ReferralNote({ code }: { code: string }) {
  const t = useMessages(authMessages);
  const shop = useShopTerms();
  return (
    <div className={styles.note}>
      <Gift className={styles.icon} aria-hidden="true" />
      <p className="min-w-0">
        {t.referralCode}: <strong className={styles.code}>{code}</strong>
        <br />
        {shop && (
          <span className="muted text-sm">
            {t.referralGift({ percent: shop.referral_percent })}
          </span>
        )}
      </p>
    </div>
  );
}
