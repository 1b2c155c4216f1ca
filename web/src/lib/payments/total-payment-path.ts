interface ToPay {
  /** Rupees, as the customer has just seen them. */
  amount: number;
  /** What is paid: an order, a placement, or so many points. */
  orderId?: string;
  placementId?: string;
  points?: number;
}

/** Where an order, the orders of a checkout, or points are paid. */
export function totalPaymentPath({ amount, orderId, placementId, points }: ToPay): string {
  const query = new URLSearchParams();
  if (orderId !== undefined) query.set('id', orderId);
  if (placementId !== undefined) query.set('placement_id', placementId);
  if (points !== undefined) query.set('points', String(points));
  query.set('amount', String(amount));
  return `/total-payment?${query.toString()}`;
}
