import { cx } from '#ui/cx.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './InitialPayment.module.css';

/** Skeleton of a payment page while its data loads. */
export function PaymentLoading({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={cx('stack gap-6', styles.panel)}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="24rem" />
      </div>
    </Loading>
  );
}
