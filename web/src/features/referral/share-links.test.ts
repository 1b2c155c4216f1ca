import { expect, it } from 'vitest';
import { shareUrls } from './ShareLink';

const link = 'https://smriti.example/refer?code=ABCD2345';
const links = shareUrls({ link, subject: 'An invitation & more', text: `10% off: ${link}` });

it('hands the whole message on to messengers', () => {
  expect(new URL(links.whatsApp).searchParams.get('text')).toBe(`10% off: ${link}`);
  expect(new URL(links.telegram).searchParams.get('url')).toBe(link);
});

it('hands the link on to Facebook', () => {
  expect(new URL(links.facebook).searchParams.get('u')).toBe(link);
});

it('writes a mail without plus signs for blanks', () => {
  expect(links.email).toContain('subject=An%20invitation%20%26%20more');
  expect(links.email).not.toContain('+');
});
