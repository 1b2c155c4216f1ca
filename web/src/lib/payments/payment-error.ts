/** Error of a payment that failed or could not start. `message` is written for the customer. */
export class PaymentError extends Error {
  override name = 'PaymentError';
}
