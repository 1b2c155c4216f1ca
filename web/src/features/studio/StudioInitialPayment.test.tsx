// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stubApi } from '#lib/page.test-data.tsx';
import { StudioInitialPayment } from './StudioInitialPayment';
import { openStudioWith, renderInStudio } from './studio.test-data';

const TWENTY_PERCENT = { product_id: null, payment_type: 'percentage', amount: 20 };
const ALL = { ...TWENTY_PERCENT, amount: 100 };
const OF_PRODUCT = { product_id: 7, payment_type: 'fixed', amount: 250 };
const PART = 'Pay ₹100.00 now, the rest after you approve the proof';

interface Case {
  settings: object[];
  productId?: number;
  initialPaid?: number;
  text: string;
}

it.each<[string, Case]>([
  ['a share of the price', { settings: [TWENTY_PERCENT, OF_PRODUCT], text: PART }],
  [
    'the fixed amount of the product',
    {
      settings: [TWENTY_PERCENT, OF_PRODUCT],
      productId: 7,
      text: 'Pay ₹250.00 now, the rest after you approve the proof',
    },
  ],
  ['the whole price', { settings: [ALL], text: 'Pay ₹500.00 now, before our review' }],
  [
    'the rest of a partly paid share',
    {
      settings: [TWENTY_PERCENT],
      initialPaid: 30,
      text: 'Pay ₹70.00 now, the rest after you approve the proof',
    },
  ],
  [
    'the rest of a partly paid price',
    { settings: [ALL], initialPaid: 30, text: 'Pay ₹470.00 now, before our review' },
  ],
  ['nothing when it is paid', { settings: [TWENTY_PERCENT], initialPaid: 100, text: '' }],
  ['nothing when none is due', { settings: [{ ...TWENTY_PERCENT, amount: 0 }], text: '' }],
  ['nothing without a setting', { settings: [], text: '' }],
])('shows %s', async (_, { settings, productId = null, initialPaid = 0, text }) => {
  const answered = vi.fn(() => settings.map((setting, index) => ({ id: index + 1, ...setting })));
  stubApi({ 'GET /api/initial-payments': answered });
  const shown = renderInStudio(
    openStudioWith(),
    <StudioInitialPayment plan={{ productId, initialPaid }} price={500} />,
  ).container;
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  // Waits, so that the cases without text fail if a text appears late.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await vi.waitFor(() => expect(shown.textContent).toBe(text));
});
