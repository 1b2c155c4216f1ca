import type { OrderDetail } from '@smriti/shared/order/orders';
import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import { currentIndianDay, formatRestockDay } from '#lib/shop/restock-day.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { orderMessages } from './order-messages';

/** Says that an order cannot be ordered again yet, because its paper or cover is out of stock. */
export function OutOfStockNotice({ order }: { order: Pick<OrderDetail, 'out_of_stock'> }) {
  const t = useMessages(orderMessages);
  const [today] = useState(currentIndianDay);
  if (order.out_of_stock === null) return null;
  const { name, restock_day } = localiseRecords(order.out_of_stock);
  return (
    <InlineMessage tone="waiting">
      {t.outOfStock({ name, date: formatRestockDay(restock_day, today) })}
    </InlineMessage>
  );
}
