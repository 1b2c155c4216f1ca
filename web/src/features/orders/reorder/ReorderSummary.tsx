import type { OrderDetail } from '@smriti/shared/order/orders';
import type { ShippingMethod } from '@smriti/shared/catalogue/reference-data';
import { useId, useState } from 'react';
import { AddressLines } from '#domains/address/AddressLines.tsx';
import { reasonOf } from '#lib/api/api.ts';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Card } from '#ui/layout/Card.tsx';
import styles from '../Order.module.css';
import { reorderMessages } from './reorder-messages';
import { SummaryLine } from '../SummaryLine';
import { type ReorderChoice, usePlaceReorder } from './use-reorder';

interface ReorderSummaryProps {
  order: OrderDetail;
  choice: ReorderChoice;
  shipping: ShippingMethod;
}

/** Price and delivery address of the reorder, and the button that places it. */
export function ReorderSummary({ order, choice, shipping }: ReorderSummaryProps) {
  const t = useMessages(reorderMessages);
  const headingId = useId();
  const { quantity, address } = choice;
  const { price, placing, isPlacing, place } = usePlaceReorder({
    order,
    quantity,
    address,
    shipping,
  });
  return (
    <Card as="section" className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t.summary}</h2>
      <dl className={styles.facts}>
        <SummaryLine label={t.unitPrice}>{formatRupees(order.total_price)}</SummaryLine>
        <SummaryLine label={t.quantity}>{formatCount(quantity)}</SummaryLine>
        <SummaryLine label={t.subtotal}>{formatRupees(price.subtotal)}</SummaryLine>
        <SummaryLine label={t.shippingBy({ method: shipping.name })}>
          {shipping.price === 0 ? t.free : formatRupees(shipping.price)}
        </SummaryLine>
        <SummaryLine label={t.total} isTotal>
          {formatRupees(price.total)}
        </SummaryLine>
      </dl>
      {address && (
        <div>
          <h3 className={styles.label}>{t.deliverTo}</h3>
          <address className={styles.address}>
            <strong>{`${address.first_name} ${address.last_name}`}</strong>
            <br />
            <AddressLines address={address} />
          </address>
        </div>
      )}
      {placing.isError && (
        <InlineMessage tone="error">
          <p>{t.failed}</p>
          {reasonOf(placing.error) && <p>{reasonOf(placing.error)}</p>}
        </InlineMessage>
      )}
      <PlaceButton hasAddress={address !== undefined} isBusy={isPlacing} onPlace={place} />
    </Card>
  );
}

interface PlaceButtonProps {
  hasAddress: boolean;
  isBusy: boolean;
  onPlace: () => void;
}

/** Button that places the reorder; without an address it stays focusable and shows what is missing. */
function PlaceButton({ hasAddress, isBusy, onPlace }: PlaceButtonProps) {
  const t = useMessages(reorderMessages);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      {isAsked && !hasAddress && <InlineMessage tone="error">{t.selectAddress}</InlineMessage>}
      <Button
        variant="filled"
        isWide
        aria-disabled={!hasAddress}
        isBusy={isBusy}
        busyLabel={t.placing}
        onClick={() => (hasAddress ? onPlace() : setIsAsked(true))}
      >
        {t.place}
      </Button>
    </>
  );
}
