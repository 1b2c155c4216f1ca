/** Why a payment was not made, or not begun. `message` is written for the customer. */
export class PaymentError extends Error {
  override name = 'PaymentError';
}
