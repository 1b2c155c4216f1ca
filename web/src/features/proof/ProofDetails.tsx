import type { ApprovalProduct, OwnApprovalProduct } from '@smriti/shared/album/approval';
import { useId } from 'react';
import { useAlbumChoices } from '#domains/review/use-album-choices.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { proofMessages } from './messages';
import styles from './ProofDetails.module.css';

/** Options of the album and, for its owner, the price. */
export function ProofDetails({ product }: { product: ApprovalProduct }) {
  const t = useMessages(proofMessages);
  const headingId = useId();
  const choices = useAlbumChoices(product);
  return (
    <section aria-labelledby={headingId} className="stack gap-4 surface p-5">
      <h2 id={headingId} className="text-xl">
        {t.details}
      </h2>
      <dl className={cx('stack gap-2', styles.facts)}>
        {choices.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {product.viewer === 'owner' && <Amounts product={product} />}
      </dl>
    </section>
  );
}

function Amounts({ product }: { product: OwnApprovalProduct }) {
  const t = useMessages(proofMessages);
  const { total_price, quantity, initial_paid } = product;
  const total = total_price * quantity;
  const amounts = [
    { label: t.price, amount: total_price },
    ...(quantity > 1 ? [{ label: t.total, amount: total }] : []),
    ...(initial_paid > 0 ? [{ label: t.initialPaid, amount: -initial_paid }] : []),
  ];
  return (
    <>
      {amounts.map(({ label, amount }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd className="tabular">{formatRupees(amount)}</dd>
        </div>
      ))}
      <div className={styles.due}>
        <dt>{t.toPay}</dt>
        <dd className="tabular">{formatRupees(Math.max(0, total - initial_paid))}</dd>
      </div>
    </>
  );
}
