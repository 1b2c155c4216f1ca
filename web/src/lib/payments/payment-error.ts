/** Thrown if a payment failed or could not start. `message` is written for the customer. */
export class PaymentError extends Error {
  override name = 'PaymentError';
}
