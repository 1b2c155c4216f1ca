import { refundOrder } from '@smriti/shared/order/order-management';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, callApi } from '#lib/api/api.ts';
import { RefundDialog } from './RefundDialog';

const calls = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('#lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...calls,
}));

const onClose = vi.fn();
const refundable = { payment: 532, gift: 632 };

beforeEach(() => {
  vi.mocked(callApi).mockReset().mockResolvedValue({ order: {} });
  onClose.mockReset();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RefundDialog order={{ id: 'ORD23456789', refundable }} onClose={onClose} />
    </QueryClientProvider>,
  );
});

function refund(amount: string): void {
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: amount } });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' A torn page ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }));
}

it('refunds the amount to the chosen target, with the reason', async () => {
  fireEvent.click(screen.getByLabelText(/^Gift card balance/));
  refund('600.50');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = { amount: 600.5, to: 'gift', reason: 'A torn page' };
  expect(callApi).toHaveBeenCalledWith(refundOrder, {
    params: { id: 'ORD23456789' },
    body,
    idempotencyKey: expect.any(String) as string,
  });
});

it('refunds once if the first answer was lost', async () => {
  vi.mocked(callApi).mockRejectedValueOnce(new ApiError(0, 'network', 'Not reached.'));
  refund('500');
  expect((await screen.findByRole('alert')).textContent).toBe('Not reached.');
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('500');
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [first, second] = vi.mocked(callApi).mock.calls;
  expect(second).toEqual(first);
});

it.each(['', '0', '532.01', '1,000', '10.001', 'x'])('refuses a refund of %j', (amount) => {
  refund(amount);
  expect(screen.getByText('Write an amount between ₹0.01 and ₹532.00.')).toBeTruthy();
  expect(callApi).not.toHaveBeenCalled();
});
