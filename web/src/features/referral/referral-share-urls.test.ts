import { expect, it } from 'vitest';
import { referralShareUrls } from './ShareReferralLink';

const link = 'https://smriti.example/refer?code=ABCD2345';
const links = referralShareUrls({
  link,
  subject: 'An invitation & more',
  text: `10% off: ${link}`,
});

it('pass the whole message to messengers', () => {
  expect(new URL(links.whatsApp).searchParams.get('text')).toBe(`10% off: ${link}`);
  expect(new URL(links.telegram).searchParams.get('url')).toBe(link);
});

it('pass the link to Facebook', () => {
  expect(new URL(links.facebook).searchParams.get('u')).toBe(link);
});

it('encode blanks in a mail as %20', () => {
  expect(links.email).toContain('subject=An%20invitation%20%26%20more');
  expect(links.email).not.toContain('+');
});
