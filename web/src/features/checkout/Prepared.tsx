import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState';
import { Loading } from '../../components/Loading';
import { Skeleton } from '../../components/Skeleton';
import { useMessages } from '../../lib/i18n';
import styles from './CheckoutPage.module.css';
import { checkoutMessages } from './messages';

type Part = Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;

interface PreparedProps {
  /** All that the step needs. */
  parts: readonly Part[];
  /** What is said when one of them failed; of the checkout in general when left out. */
  failureOf?: (error: Error) => string;
  children?: ReactNode;
}

/** Shows a step once all that it needs is there; until then that it comes, or why it does not. */
export function Prepared({ parts, failureOf, children }: PreparedProps) {
  const t = useMessages(checkoutMessages);
  const failed = parts.filter(({ data, error }) => data === undefined && error !== null);
  const [error] = failed.map((part) => part.error);
  if (error) {
    const message = failureOf?.(error) ?? t.loadFailed({ message: error.message });
    return (
      <ErrorState
        message={message}
        retryLabel={t.retry}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const part of failed) void part.refetch();
        }}
      />
    );
  }
  if (parts.every(({ data }) => data !== undefined)) return children;
  return (
    <Loading label={t.loading}>
      <div className={styles.desk}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="24rem" />
      </div>
    </Loading>
  );
}
