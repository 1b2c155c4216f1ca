import { ErrorState } from '../../components/feedback/ErrorState';
import { Loading } from '../../components/feedback/Loading';
import { PageHeading } from '../../components/layout/PageHeading';
import { Skeleton } from '../../components/feedback/Skeleton';
import { useMessages } from '../../lib/language/i18n';
import { pageHeadings } from '../../lib/page-headings';
import { BalanceCard } from './BalanceCard';
import styles from './GiftCard.module.css';
import { giftCardMessages } from './messages';
import { RedeemForm } from './RedeemForm';
import { useGiftBalance } from './use-gift-card';

/** /my-account/account-gift-card: what is left of gift cards, and a form for another one. */
export default function GiftCard() {
  const t = useMessages(giftCardMessages);
  const headings = useMessages(pageHeadings);
  const { data: balance, isPending, isFetching, refetch } = useGiftBalance();
  return (
    <>
      <title>{t.pageTitle}</title>
      <PageHeading intro={t.intro}>{headings.giftCard}</PageHeading>
      <div className={styles.page}>
        {balance !== undefined && <BalanceCard balance={balance} />}
        {isPending && (
          <Loading label={t.loading}>
            <Skeleton shape="block" height="13rem" />
          </Loading>
        )}
        {balance === undefined && !isPending && (
          <ErrorState
            message={t.loadFailed}
            retryLabel={t.retry}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        <RedeemForm />
      </div>
    </>
  );
}
