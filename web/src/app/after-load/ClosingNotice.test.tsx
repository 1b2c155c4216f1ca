import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage, stubApi } from '#lib/page.test-data.tsx';
import { SHOP_TERMS } from '#lib/shop/shop-terms.test-data.ts';
import { ClosingNotice } from './ClosingNotice';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('announces the days on which the shop is closed, a week before', async () => {
  const closings = [{ from: '2026-11-08', to: '2026-11-10' }];
  stubApi({ 'GET /api/shop-terms': { ...SHOP_TERMS, closings } });
  vi.useFakeTimers({ now: new Date('2026-11-01T06:30:00Z'), toFake: ['Date'] });
  openPage(<ClosingNotice />, '/products');
  const notice = await screen.findByText(/^We are closed/);
  expect(notice.textContent).toBe(
    'We are closed from 8 November to 10 November. Order as usual: we print and send again from 11 November.',
  );
});
