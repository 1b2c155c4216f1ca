import type { OrderDetail } from '@smriti/shared/order/orders';
import type { ShippingMethod } from '@smriti/shared/catalogue/reference-data';
import { useState } from 'react';
import { AddressLines } from '#domains/address/AddressLines.tsx';
import { serverMessage } from '#lib/api/api.ts';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { FactsList } from '#ui/layout/FactsList.tsx';
import { reorderMessages } from './reorder-messages';
import { type ReorderChoice, usePlaceReorder } from './use-reorder';

interface ReorderSummaryProps {
  order: OrderDetail;
  choice: ReorderChoice;
  shipping: ShippingMethod;
}

/** Price and delivery address of the reorder, and the button that places it. */
export function ReorderSummary({ order, choice, shipping }: ReorderSummaryProps) {
  const t = useMessages(reorderMessages);
  const { quantity, address, gift } = choice;
  const { price, placing, isPlacing, place } = usePlaceReorder({
    order,
    quantity,
    address,
    gift,
    shipping,
  });
  const shippingPrice = shipping.price === 0 ? t.free : formatRupees(shipping.price);
  return (
    <Panel title={t.summary}>
      <FactsList
        isTabular
        facts={[
          [t.unitPrice, formatRupees(order.total_price)],
          [t.quantity, formatCount(quantity)],
          [t.subtotal, formatRupees(price.subtotal)],
          [t.shippingBy({ method: shipping.name }), shippingPrice],
          [t.total, formatRupees(price.total), 'total'],
        ]}
      />
      {address && (
        <div>
          <h3 className="plain-heading muted text-sm mb-1">{t.deliverTo}</h3>
          <address className="not-italic wrap-anywhere">
            <strong>{`${address.first_name} ${address.last_name}`}</strong>
            <br />
            <AddressLines address={address} />
          </address>
        </div>
      )}
      {placing.isError && (
        <InlineMessage tone="error">
          <p>{t.failed}</p>
          {serverMessage(placing.error) && <p>{serverMessage(placing.error)}</p>}
        </InlineMessage>
      )}
      <PlaceButton hasAddress={address !== undefined} isBusy={isPlacing} onPlace={place} />
    </Panel>
  );
}

interface PlaceButtonProps {
  hasAddress: boolean;
  isBusy: boolean;
  onPlace: () => void;
}

/**
 * Button that places the reorder. Without an address it stays focusable and says what is missing.
 */
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
