import { createHmac, timingSafeEqual } from 'node:crypto';

/** Razorpay's signature of a text or bytes: HMAC-SHA256 in hexadecimal. */
export function computeSignature(signed: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(signed).digest('hex');
}

/** Whether a signature is valid, compared in constant time. */
export function isValidSignature(
  secret: string,
  signed: string | Buffer,
  signature: string,
): boolean {
  const expected = Buffer.from(computeSignature(signed, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
