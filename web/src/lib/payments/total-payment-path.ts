interface ToPay {
  /** Displayed amount in rupees. */
  amount: number;
  /** Order, placement or number of points to pay for. */
  orderId?: string;
  placementId?: string;
  points?: number;
}

/** Path of the page that takes the payment for an order, a placement or points. */
export function totalPaymentPath({ amount, orderId, placementId, points }: ToPay): string {
  const query = new URLSearchParams();
  if (orderId !== undefined) query.set('id', orderId);
  if (placementId !== undefined) query.set('placement_id', placementId);
  if (points !== undefined) query.set('points', String(points));
  query.set('amount', String(amount));
  return `/total-payment?${query.toString()}`;
}
