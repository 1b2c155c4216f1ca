import type { Coupon } from '@smriti/shared/order/coupon-management';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  answerWithError,
  openPage,
  pressButton,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import CouponsArea from './CouponsArea';

signInAsAsha();

const COUPON: Coupon = {
  id: 'DIWALI20',
  code: 'DIWALI20',
  title: 'Diwali',
  kind: 'percent',
  percent: 20,
  amount: 0,
  starts_at: null,
  ends_at: '2026-11-12T18:30:00.000Z',
  max_uses: 500,
  max_uses_per_customer: 1,
  min_order: 0,
  category_ids: [2],
  is_with_referral: false,
  is_active: true,
  state: 'valid',
  uses: 12,
  version: 3,
  created_at: '2026-10-01T00:00:00.000Z',
};
const CREATE = 'POST /api/coupons';
const CHANGE = 'PUT /api/coupons/DIWALI20';
const CATEGORIES = [{ id: 2, name: 'Wedding', slug: 'wedding', description: '', image_path: '' }];

function open(at: string, answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({
    'GET /api/coupons': { coupons: [COUPON] },
    'GET /api/coupons/DIWALI20': { coupon: COUPON },
    'GET /api/categories': CATEGORIES,
    ...answers,
  });
  openPage(<CouponsArea />, at, '/admin/coupons/*');
  return api;
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });

it('lists coupons with what they take off, their state and their uses', async () => {
  open('/admin/coupons');
  const link = await screen.findByRole('link', { name: 'DIWALI20' });
  expect(link.getAttribute('href')).toBe('/admin/coupons/DIWALI20');
  const row = link.closest('tr');
  for (const text of ['Diwali', '20%', 'Valid', '12 of 500', '12 Nov 2026']) {
    expect(row?.textContent).toContain(text);
  }
});

it('creates an offer without a code, once its fields are right', async () => {
  const offer = { ...COUPON, id: 'offer', code: null, kind: 'amount', amount: 100 };
  const api = open('/admin/coupons/new', {
    [CREATE]: { coupon: offer },
    'GET /api/coupons/offer': { coupon: offer },
  });
  await screen.findByLabelText('Code');
  pressButton('Save');
  expect(await screen.findByText('Please write a name.')).toBeTruthy();
  expect(screen.getByText(/^Please write 3 to 16 letters/)).toBeTruthy();
  expect(screen.getByText('Please enter a whole number from 1 to 100.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  type('Name', 'Diwali');
  fireEvent.click(screen.getByRole('radio', { name: /^Without a code/ }));
  fireEvent.click(screen.getByRole('radio', { name: 'An amount' }));
  expect(screen.queryByLabelText('Code')).toBeNull();
  type('Rupees off the albums', '100');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Wedding' }));
  pressButton('Save');
  await waitFor(() => expect(api.sentTo(CREATE)).toHaveLength(1));
  expect(api.sentTo(CREATE)[0]?.body).toMatchObject({
    title: 'Diwali',
    code: null,
    kind: 'amount',
    percent: 0,
    amount: 100,
    max_uses_per_customer: 1,
    category_ids: [2],
  });
});

it('changes a coupon but not its code, and says when somebody else has changed it', async () => {
  const stale = 'Somebody else has changed this coupon meanwhile. Please reload the page.';
  const api = open('/admin/coupons/DIWALI20', { [CHANGE]: answerWithError(409, stale) });
  await screen.findByLabelText('Name');
  expect(screen.queryByLabelText('Code')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Switched on' }));
  pressButton('Save');
  expect(await screen.findByText(stale)).toBeTruthy();
  expect(api.sentTo(CHANGE)[0]?.body).toMatchObject({
    version: 3,
    is_active: false,
    ends_at: '2026-11-12T18:30:00.000Z',
  });
});
