import type { CreditTransaction } from '@smriti/shared/payment/credits';
import { formatSignedNumber, formatCount, formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useShopTerms } from '#lib/shop/shop-settings.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { type RecordColumn, RecordTable } from '#ui/layout/RecordTable.tsx';
import styles from './CreditTransactions.module.css';
import { creditsMessages } from './messages';
import type { CreditsState } from './use-credits';

/** All changes of the points balance, newest first. */
export function CreditTransactions({ state }: { state: CreditsState }) {
  const t = useMessages(creditsMessages);
  const { list, transactions } = state;
  return (
    <section className="stack gap-4 min-w-0" aria-labelledby="credits-history">
      <h2 id="credits-history" className="text-xl">
        {t.historyHeading}
      </h2>
      {transactions.length === 0 ? (
        <NoTransactions />
      ) : (
        <TransactionTable transactions={transactions} />
      )}
      {list.isFetchNextPageError && (
        <ErrorState
          message={t.moreFailed}
          isRetrying={list.isFetchingNextPage}
          onRetry={() => void list.fetchNextPage()}
        />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button
          className={styles.more}
          isBusy={list.isFetchingNextPage}
          busyLabel={t.loadingMore}
          onClick={() => void list.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </section>
  );
}

/** Empty state that explains how to get points. */
function NoTransactions() {
  const t = useMessages(creditsMessages);
  const shop = useShopTerms();
  return (
    <EmptyState
      drawing="album"
      title={t.empty}
      action={<ButtonLink to="/my-account/account-refer">{t.invite}</ButtonLink>}
    >
      {shop && t.emptyHint({ points: formatCount(shop.referral_points) })}
    </EmptyState>
  );
}

function TransactionTable({ transactions }: { transactions: readonly CreditTransaction[] }) {
  const t = useMessages(creditsMessages);
  const columns: RecordColumn<CreditTransaction>[] = [
    { id: 'date', label: t.date, cell: ({ created_at }) => formatDate(created_at) },
    {
      id: 'description',
      label: t.description,
      cell: ({ kind, reference, reason }) => (
        <span className={styles.description}>
          {t[kind]}
          {reference && <span className={styles.reference}>{reference}</span>}
          {reason && <span className="text-sm wrap-anywhere pre-line">{reason}</span>}
        </span>
      ),
    },
    {
      id: 'points',
      label: t.points,
      align: 'end',
      cell: ({ points }) => (
        <span className={points > 0 ? styles.gain : styles.loss}>{formatSignedNumber(points)}</span>
      ),
    },
    {
      id: 'after',
      label: t.after,
      align: 'end',
      cell: (transaction) => (
        <span className="tabular">{formatCount(transaction.balance_after)}</span>
      ),
    },
  ];
  return (
    <RecordTable
      caption={t.historyHeading}
      columns={columns}
      rows={transactions}
      keyOf={({ id }) => id}
    />
  );
}
