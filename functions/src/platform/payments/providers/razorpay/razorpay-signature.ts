import { createHmac, timingSafeEqual } from 'node:crypto';

/** Razorpay's signature of a text or bytes: HMAC-SHA256 in hexadecimal. */
export function computeRazorpaySignature(signed: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(signed).digest('hex');
}

/** Whether a signature is valid, compared in constant time. */
export function isValidRazorpaySignature(
  secret: string,
  signed: string | Buffer,
  signature: string,
): boolean {
  const expected = Buffer.from(computeRazorpaySignature(signed, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
