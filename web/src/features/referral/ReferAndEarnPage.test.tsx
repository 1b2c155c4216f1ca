import type { Invitee } from '@smriti/shared/account/invitation';
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  readAlertText,
  openPage,
  pressButton,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import { SHOP_TERMS } from '#lib/shop/shop-terms.test-data.ts';
import { InviteeHistory } from './InviteeHistory';
import ReferAndEarnPage from './ReferAndEarnPage';

signInAsAsha();

const LINK = 'https://shop.test/refer?code=ASHA7K2P';
const COPIED = 'Referral link copied to clipboard!';
const writeText = vi.fn(() => Promise.resolve());

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Referral link' });

beforeEach(async () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  stubApi({
    'GET /api/invitation': { code: 'ASHA7K2P', link: LINK, invitees: [] },
    'GET /api/shop-terms': { ...SHOP_TERMS, referral_points: 1_500, referral_percent: 15 },
  });
  openPage(<ReferAndEarnPage />, '/my-account/account-refer');
  await screen.findByText('No history found.');
});

it('shows the rewards of the settings', async () => {
  expect(await screen.findByText('1,500 reward points')).toBeTruthy();
  expect(screen.getByText('15% extra discount')).toBeTruthy();
  expect(field().value).toBe(LINK);
});

// proves referral-7
it('shares the link by messengers and mail', async () => {
  await screen.findByText('15% extra discount');
  const ways = within(screen.getByRole('list', { name: 'Share' })).getAllByRole('link');
  const hrefs = ways.map((way) => way.getAttribute('href') ?? '');
  const starts = [
    'https://wa.me/',
    'https://t.me/share/url',
    'https://www.facebook.com/',
    'mailto:',
  ];
  expect(hrefs.map((href, index) => href.startsWith(starts[index] ?? '-'))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  for (const href of hrefs) expect(decodeURIComponent(href)).toContain(LINK);
  expect(decodeURIComponent(hrefs[0] ?? '')).toContain('you get 15% off your first order');
});

// proves referral-5
it('copies the link, and confirms it for 3 seconds', async () => {
  vi.useFakeTimers();
  try {
    pressButton('Copy link');
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(screen.getByText(COPIED)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByText(COPIED)).toBeNull();
    pressButton('Copy link');
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText(COPIED)).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

it('selects the link if the clipboard is refused', async () => {
  writeText.mockRejectedValueOnce(new Error('refused'));
  pressButton('Copy link');
  expect(await readAlertText()).toContain('The link could not be copied.');
  const { value, selectionStart, selectionEnd } = field();
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(LINK);
});

// proves referral-8
it('lists friends by first name, with the state of the invitation', () => {
  const joined: Invitee = {
    name: 'Neha',
    state: 'joined',
    joined_at: '2026-01-05T06:00:00.000Z',
    points: 0,
    missing: [],
    until: null,
  };
  const rewarded = { ...joined, name: '', state: 'rewarded', points: 1_000 } as const;
  const pending: Invitee = { ...joined, name: 'Dev', state: 'pending', missing: ['delivery'] };
  render(<InviteeHistory invitees={[joined, rewarded, pending]} />);
  const [, first, second, third] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toContain('Neha');
  expect(first).toContain('Joined');
  expect(second).toContain('A friend');
  expect(second).toContain('Rewarded');
  expect(second).toContain('+1,000');
  expect(third).toContain('Points on the way');
  expect(third).toContain('Their first order has to be delivered.');
});
