import { useSearchParams } from 'react-router-dom';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadingOrError } from '#ui/feedback/LoadingOrError.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import {
  type CheckoutItem,
  checkoutTotal,
  initialPaidTotal,
  amountDue,
  moveItemToFront,
} from './checkout-items';
import { CheckoutRow } from './CheckoutRow';
import styles from './CheckoutListPage.module.css';
import { checkoutListMessages } from './messages';
import { useCheckoutListQuery } from './use-checkout-list';

/**
 * Page /checkout (docs/rules.md#pages-9): the approved albums, with the album of the `id` parameter
 * first.
 */
export default function CheckoutListPage() {
  const t = useMessages(checkoutListMessages);
  const headings = useMessages(pageHeadings);
  const [search] = useSearchParams();
  const list = useCheckoutListQuery();
  const items = list.data;
  return (
    <div className={styles.page}>
      <title>{t.pageTitle}</title>
      <PageHeading intro={t.intro}>{headings.checkout}</PageHeading>
      {items && items.length > 0 && <Items items={moveItemToFront(items, search.get('id'))} />}
      {items?.length === 0 && (
        <EmptyState
          drawing="album"
          title={t.empty}
          action={<ButtonLink to="/my-account/cart">{t.toCart}</ButtonLink>}
        >
          {t.emptyHint}
        </EmptyState>
      )}
      <LoadingOrError
        query={list}
        loading={t.loading}
        message={t.failed({ message: list.error?.message ?? '' })}
      >
        <Skeleton shape="block" height="16rem" />
      </LoadingOrError>
    </div>
  );
}

function Items({ items }: { items: readonly CheckoutItem[] }) {
  const t = useMessages(checkoutListMessages);
  return (
    <>
      <ul role="list" className="stack gap-4">
        {items.map((item) => (
          <li key={item.album.id}>
            <CheckoutRow item={item} />
          </li>
        ))}
      </ul>
      <div className={cx('stack gap-4 mt-6', styles.end)}>
        <Sums items={items} />
        <ButtonLink to="/checkout/details" variant="filled" isWide>
          {t.proceed}
        </ButtonLink>
      </div>
    </>
  );
}

/**
 * Sums of the list: price times quantity, initial payments, and the amount still due
 * (docs/rules.md#pricing-12).
 */
function Sums({ items }: { items: readonly CheckoutItem[] }) {
  const t = useMessages(checkoutListMessages);
  const paid = initialPaidTotal(items);
  return (
    <dl className={cx('stack gap-2', styles.sums)}>
      <div>
        <dt>{t.total}</dt>
        <dd>
          <output className="tabular">{formatRupees(checkoutTotal(items))}</output>
        </dd>
      </div>
      {paid > 0 && (
        <div>
          <dt>{t.initialPaid}</dt>
          <dd className="tabular">{formatRupees(-paid)}</dd>
        </div>
      )}
      <div className="rule-above pt-2 text-lg strong">
        <dt>{t.due}</dt>
        <dd className="tabular">{formatRupees(amountDue(items))}</dd>
      </div>
    </dl>
  );
}
