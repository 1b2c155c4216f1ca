import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { cx } from '#ui/cx.ts';
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { BalanceCard } from './BalanceCard';
import styles from './GiftCard.module.css';
import { giftCardMessages } from './messages';
import { RedeemForm } from './RedeemForm';
import { useGiftBalance } from './use-gift-card';

/** Page /my-account/account-gift-card: gift balance, and a form that redeems a card. */
export default function GiftCard() {
  const t = useMessages(giftCardMessages);
  const headings = useMessages(pageHeadings);
  const query = useGiftBalance();
  const { data: balance } = query;
  return (
    <>
      <title>{t.pageTitle}</title>
      <PageHeading intro={t.intro}>{headings.giftCard}</PageHeading>
      <div className={cx('stack gap-8 items-start', styles.page)}>
        {balance !== undefined && <BalanceCard balance={balance} />}
        <NotLoaded query={query} texts={t} message={t.loadFailed}>
          <Skeleton shape="block" height="13rem" />
        </NotLoaded>
        <RedeemForm />
      </div>
    </>
  );
}
