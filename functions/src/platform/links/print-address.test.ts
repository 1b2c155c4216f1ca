import { expect, it } from 'vitest';
import { isValidPrintAddress, createPrintAddress } from './print-address';

const secret = { pictureSecret: 'a secret' };
const now = new Date('2026-03-01T10:00:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const PATH = '/orders/ORD23456789/print/inside';

function read(url: string) {
  const query = new URL(url, 'https://shop.test').searchParams;
  const of = (name: string) => query.get(name) ?? '';
  return { until: Number(of('until')), for: of('for'), sig: of('sig') };
}

it('is valid for 15 minutes, for one file and one reader', () => {
  const { url, expires_at } = createPrintAddress(secret, PATH, 'ravi', now);
  expect(url.startsWith(`/api${PATH}?`)).toBe(true);
  expect(expires_at).toBe(later(15).toISOString());
  const signed = read(url);
  expect(isValidPrintAddress(secret, PATH, signed, later(14))).toBe(true);
  expect(isValidPrintAddress(secret, PATH, signed, later(15))).toBe(false);
  expect(isValidPrintAddress(secret, PATH.replace('inside', 'cover'), signed, now)).toBe(false);
  expect(isValidPrintAddress(secret, PATH, { ...signed, for: 'meera' }, now)).toBe(false);
  expect(isValidPrintAddress(secret, PATH, { ...signed, until: signed.until + 60 }, now)).toBe(
    false,
  );
  expect(isValidPrintAddress({ pictureSecret: 'another' }, PATH, signed, now)).toBe(false);
});
