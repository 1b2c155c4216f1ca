import { listPaymentAttention } from '@smriti/shared/payment/attention';
import * as failures from '@smriti/shared/staff/failures';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ApiError, callApi, callPage } from '#lib/api/api.ts';
import FailuresPage from './FailuresPage';
import { PaymentProblems } from './PaymentProblems';

const calls = vi.hoisted(() => ({ callApi: vi.fn(), callPage: vi.fn() }));
vi.mock('#lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...calls,
}));

const asha = { uid: 'asha', name: 'Asha Verma' };
const at = new Date(Date.now() - 3 * 3_600_000).toISOString();
const payment = {
  id: 'p1',
  reference: 'PAY2345678',
  order_id: 'ORD2345ABCD',
  amount: 1500,
  owed_amount: 500,
  customer: asha,
  since: at,
  attention: null,
};
const mail = {
  id: 'm1',
  to: 'asha@smriti.test',
  subject: 'Your album',
  attempts: 3,
  reason: 'connect ECONNREFUSED 127.0.0.1:25',
  queued_at: at,
  failed_at: at,
};
const photo = {
  id: 'f1',
  uploaded_at: at,
  size_bytes: 9,
  customer: { uid: 'guest', name: '' },
  albums: [{ id: 'a1', title: 'Goa', status: 'Requested' }],
};

function open(page: React.ReactNode, path: string, payments: object[] = [payment]): void {
  vi.mocked(callPage).mockClear();
  vi.mocked(callPage).mockImplementation((endpoint) => {
    const answers = new Map<unknown, object>([
      [listPaymentAttention, { payments }],
      [failures.listFailedMails, { mails: [mail] }],
      [failures.listFailedPhotos, { photos: [photo] }],
    ]);
    const page = { total: 0, nextCursor: null, unreadable: 0 };
    return Promise.resolve({ answer: answers.get(endpoint), ...page } as never);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

it('lists the counted payments with the next step', async () => {
  open(<PaymentProblems />, '/?kind=refund');
  const customer = await screen.findByRole('link', { name: 'Asha Verma' });
  expect(customer.getAttribute('href')).toBe('/admin/customers/asha');
  const row = customer.closest('tr')?.textContent ?? '';
  for (const text of ['PAY2345678', 'ORD2345ABCD', '3 hours', '₹500.00']) {
    expect(row).toContain(text);
  }
  expect(screen.getByText(/^This money goes back to the customer/)).toBeDefined();
  expect(vi.mocked(callPage).mock.calls[0]?.[1]).toMatchObject({ query: { kind: 'refund' } });
});

it('names the amount that came instead, or the provider’s words for another currency', async () => {
  const details = 'received 149900 INR, asked for 150000 INR';
  const attention = { reason: 'other_amount', details, received_amount: 1499, at };
  const inDollars = { ...attention, details: 'received 1800 USD', received_amount: null };
  open(<PaymentProblems />, '/', [
    { ...payment, attention },
    { ...payment, id: 'p2', attention: inDollars },
  ]);
  expect(await screen.findByText('₹1,499.00')).toBeDefined();
  expect(screen.queryByText(details)).toBeNull();
  expect(screen.getByText('received 1800 USD')).toBeDefined();
});

it('lists failed mails and photos', async () => {
  open(<FailuresPage />, '/');
  const row = (await screen.findByText('asha@smriti.test')).closest('tr')?.textContent;
  expect(row).toContain('after 3 tries');
  const words = 'could not be reached.“connect ECONNREFUSED 127.0.0.1:25”';
  expect(row).toContain(words);
  fireEvent.click(screen.getByRole('button', { name: 'Photos' }));
  const album = await screen.findByRole('link', { name: 'Goa' });
  expect(album.getAttribute('href')).toBe('/admin/review?id=a1');
  expect(screen.getByText('A guest, or an account that is deleted')).toBeDefined();
});

it('sends failed mails again, one or several, and reloads the list', async () => {
  vi.mocked(callApi).mockResolvedValue({ queued: 1 });
  open(<FailuresPage />, '/');
  const name = 'the mail to asha@smriti.test, “Your album”';
  fireEvent.click(await screen.findByRole('button', { name: `Send again: ${name}` }));
  const sent = [failures.sendMailsAgain, { body: { ids: ['m1'] } }];
  await waitFor(() => expect(vi.mocked(callApi).mock.calls).toEqual([sent]));
  await waitFor(() => expect(vi.mocked(callPage).mock.calls).toHaveLength(2));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose the mail to asha@smriti.test' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(vi.mocked(callApi).mock.calls).toEqual([sent, sent]));
});

it('processes a failed photo again, and shows a refusal', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(callApi).mockRejectedValue(new ApiError(503, 'internal', 'No.'));
  open(<FailuresPage />, '/?what=photos');
  fireEvent.click(await screen.findByRole('button', { name: /^Try again: the photo of A guest/ }));
  expect(await screen.findByText('This did not work. Please try again.')).toBeDefined();
  const asked = vi.mocked(callApi).mock.calls.at(-1);
  expect(asked).toEqual([failures.reprocessPhotos, { body: { ids: ['f1'] } }]);
});
