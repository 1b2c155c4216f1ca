/** What /total-payment is asked for when points are bought; the server works out the amount anew. */
export const CREDITS_PAYMENT = 'credits';

/** Where a number of points is paid for; `amount` in rupees. */
export function creditsPaymentPath({ points, amount }: { points: number; amount: number }): string {
  const query = new URLSearchParams({
    payment_type: CREDITS_PAYMENT,
    points: String(points),
    amount: amount.toFixed(2),
  });
  return `/total-payment?${query.toString()}`;
}
