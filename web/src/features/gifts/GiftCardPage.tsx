import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { cx } from '#ui/cx.ts';
import { LoadingOrError } from '#ui/feedback/LoadingOrError.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { GiftBalanceCard } from './GiftBalanceCard';
import styles from './GiftCardPage.module.css';
import { giftCardMessages } from './messages';
import { RedeemGiftCardForm } from './RedeemGiftCardForm';
import { useGiftBalance } from './use-gift-card';

/** Page /my-account/account-gift-card: gift balance, and a form that redeems a card. */
export default function GiftCardPage() {
  const t = useMessages(giftCardMessages);
  const headings = useMessages(pageHeadings);
  const query = useGiftBalance();
  const { data: balance } = query;
  return (
    <>
      <title>{t.pageTitle}</title>
      <PageHeading intro={t.intro}>{headings.giftCard}</PageHeading>
      <div className={cx('stack gap-8 items-start', styles.page)}>
        {balance !== undefined && <GiftBalanceCard balance={balance} />}
        <LoadingOrError query={query} loading={t.loading} message={t.loadFailed}>
          <Skeleton shape="block" height="13rem" />
        </LoadingOrError>
        <RedeemGiftCardForm />
      </div>
    </>
  );
}
