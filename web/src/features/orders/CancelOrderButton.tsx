import { cancelOrder, type OrderDetail } from '@smriti/shared/order/orders';
import { refundArrival } from '@smriti/shared/order/refund-days';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, apiErrorMessage } from '#lib/api/api.ts';
import { formatCount, formatDate, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { computeCancellationRefund } from './cancellation-refund';
import { orderMessages } from './order-messages';
import { orderQuery } from './queries';

/** Mutation that cancels an order and refetches it on all pages, even after a failure. */
function useCancel({ id }: OrderDetail, onCancelled: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(cancelOrder, { params: { id }, body: {} }),
    onSuccess: ({ order }) => {
      queries.setQueryData(orderQuery(id).queryKey, order);
      onCancelled();
    },
    onSettled: () => void invalidate.payment(queries),
  });
}

interface CancelOrderButtonProps {
  order: OrderDetail;
}

/**
 * Button that cancels an order, shown while that is allowed. Its dialog says what is refunded; if
 * the order is shipped in the meantime, the dialog stays open and says so.
 */
export function CancelOrderButton({ order }: CancelOrderButtonProps) {
  const t = useMessages(orderMessages);
  const [isOpen, setIsOpen] = useState(false);
  const cancelling = useCancel(order, () => setIsOpen(false));
  const isRequest = order.order_status === 'Pending' && !order.is_reorder;
  return (
    <>
      {order.can_cancel && (
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {t.cancel}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t.cancelTitle}
        question={isRequest ? t.cancelRequestQuestion : t.cancelQuestion}
        cancel={t.keep}
        confirm={t.cancel}
        busy={t.cancelling}
        work={cancelling}
        onConfirm={() => cancelling.mutate()}
      >
        <RefundPreview order={order} />
        {cancelling.isError && (
          <InlineMessage tone="error">
            <p>{t.cancelFailed}</p>
            {apiErrorMessage(cancelling.error) && <p>{apiErrorMessage(cancelling.error)}</p>}
          </InlineMessage>
        )}
      </ConfirmDialog>
    </>
  );
}

function RefundPreview({ order }: CancelOrderButtonProps) {
  const t = useMessages(orderMessages);
  const [until] = useState(() => refundArrival(new Date()).toISOString());
  const { amount, outside, gift, points, hasDiscount, coupon } = computeCancellationRefund(order);
  const lines = [
    amount > 0 && t.backMoney({ amount: formatRupees(amount), until: formatDate(until) }),
    outside > 0 && t.backOutside({ amount: formatRupees(outside) }),
    gift > 0 && t.backGift({ amount: formatRupees(gift) }),
    points > 0 && t.backPoints({ points: formatCount(points) }),
    hasDiscount && t.backDiscount,
    coupon !== null && t.backCoupon({ name: coupon }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return <p>{t.nothingToGiveBack}</p>;
  return (
    <>
      <p>{t.youGetBack}</p>
      <ul className="stack gap-1 indent">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
