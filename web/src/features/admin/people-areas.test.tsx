import { changeRole, getUser, type ManagedUser } from '@smriti/shared/account/management';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import { moderateRating } from '@smriti/shared/catalogue/rating-management';
import { makeGiftCards } from '@smriti/shared/payment/gift-card-management';
import { changeCarriers, getCarriers } from '@smriti/shared/order/carriers';
import { changeClosings, getSettings } from '@smriti/shared/staff/settings';
import { changePause, getPause } from '@smriti/shared/staff/pause';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi, callPage } from '#lib/api/api.ts';
import { storeSignedInUser } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import AuditArea from './audit/AuditArea';
import CustomersArea from './customers/CustomersPage';
import GiftCardsArea from './gift-cards/GiftCardsArea';
import RatingsArea from './ratings/RatingsArea';
import SettingsArea from './settings/SettingsPage';

const calls = vi.hoisted(() => ({ callApi: vi.fn(), callPage: vi.fn() }));
vi.mock('#lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...calls,
}));

const answers = new Map<Endpoint, unknown>();
const TIME = '2026-01-21T09:05:00.000Z';

/** Sets the API answer of all list calls. */
function listing(answer: object, unreadable = 0): void {
  const empty = { users: [], orders: [], albums: [], entries: [], balances: {} };
  vi.mocked(callPage).mockResolvedValue({
    answer: { ...empty, ...answer },
    total: 0,
    nextCursor: null,
    unreadable,
  });
}

beforeEach(() => {
  answers.clear();
  storeSignedInUser({ ...ASHA, role: 'admin' }, 'token');
  vi.mocked(callApi).mockReset();
  vi.mocked(callApi).mockImplementation((endpoint) =>
    Promise.resolve(answers.get(endpoint) as never),
  );
});

function open(Area: ComponentType, at = '/area'): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/area/*" element={<Area />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('Customers', () => {
  const user: ManagedUser = { ...ASHA, balances: { gift: 250, points: 40 } };

  it('shows the number of unreadable accounts, and lists the others', async () => {
    listing({ users: [user] }, 2);
    open(CustomersArea);
    expect(await screen.findByRole('link', { name: user.displayName })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/^2 records are not shown/);
  });

  it('sorts by name and by creation', async () => {
    listing({ users: [user] });
    open(CustomersArea);
    fireEvent.click(await screen.findByRole('button', { name: 'Name: sort by this' }));
    const sorts = () => vi.mocked(callPage).mock.calls.map(([, { query }]) => query);
    await waitFor(() => expect(sorts().at(-1)).toMatchObject({ sort: 'name' }));
    fireEvent.click(screen.getByRole('button', { name: 'Name: reverse the order' }));
    await waitFor(() => expect(sorts().at(-1)).toMatchObject({ sort: '-name' }));
    const heading = (name: RegExp) => screen.getByRole('columnheader', { name });
    expect(heading(/^Name/).getAttribute('aria-sort')).toBe('descending');
    expect(heading(/^Since/).getAttribute('aria-sort')).toBeNull();
  });

  it('asks before it changes a role, and sends the role', async () => {
    listing({});
    answers.set(getUser, { user, addresses: [] });
    answers.set(changeRole, { user: { ...user, role: 'reviewer' } });
    open(CustomersArea, `/area/${user.uid}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Change role' }));
    const dialog = screen.getByRole('dialog', { name: 'Change the role?' });
    const role = within(dialog).getByRole('combobox', { name: 'Role' });
    fireEvent.change(role, { target: { value: 'reviewer' } });
    expect(within(dialog).getByText('Answers albums.').id).toBe(
      role.getAttribute('aria-describedby'),
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'Change role' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const input = { params: { uid: user.uid }, body: { role: 'reviewer' } };
    expect(callApi).toHaveBeenCalledWith(changeRole, input);
  });
});

describe('Gift cards', () => {
  it('shows the codes of a new batch once', async () => {
    listing({ cards: [] });
    answers.set(makeGiftCards, { codes: ['ABCD-EFGH-JKLM-NPQR'] });
    open(GiftCardsArea);
    press('Make gift cards');
    type('Worth of each, in rupees', '0');
    press('Make the cards');
    expect(screen.getByText(/Please enter an amount from 1/)).toBeTruthy();
    expect(callApi).not.toHaveBeenCalled();
    type('Worth of each, in rupees', '500');
    press('Make the cards');
    expect(await screen.findByText('ABCD-EFGH-JKLM-NPQR')).toBeTruthy();
    expect(vi.mocked(callApi).mock.lastCall?.[1]).toMatchObject({
      body: { count: 1, amount: 500, expires_at: null },
    });
    press('I have the codes');
    expect(screen.queryByText('ABCD-EFGH-JKLM-NPQR')).toBeNull();
  });
});

describe('Ratings', () => {
  it('hides a rating with a reason', async () => {
    const rating = { id: 'rating-1', rating: 1, review: 'By Ravi of 12 Church Street.' };
    const about = { author: 'Asha', created_at: TIME, product_id: 7, product_title: 'Classic' };
    listing({ ratings: [{ ...rating, ...about, user_id: 'asha', hidden: false, reason: '' }] });
    answers.set(moderateRating, {});
    open(RatingsArea);
    fireEvent.click(await screen.findByRole('button', { name: 'Hide the rating by Asha' }));
    press('Hide');
    expect(callApi).not.toHaveBeenCalled();
    type('Reason', 'It holds an address.');
    press('Hide');
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(moderateRating, {
        params: { productId: 7, id: 'rating-1' },
        body: { hidden: true, reason: 'It holds an address.' },
      }),
    );
  });
});

describe('Settings', () => {
  it('closes new orders only with a message', async () => {
    const isOpen = { requests: null, orders: null, payments: null };
    answers.set(getPause, isOpen);
    answers.set(changePause, isOpen);
    open(SettingsArea, '/area/pause');
    fireEvent.click(await screen.findByLabelText('New orders: Open'));
    type('What the shop says', 'Closed');
    press('Save');
    expect(screen.getByText(/Please write a sentence/)).toBeTruthy();
    type('What the shop says', 'We are moving. Back on Monday.');
    press('Save');
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(changePause, {
        body: { ...isOpen, orders: 'We are moving. Back on Monday.' },
      }),
    );
  });

  it('saves carriers with their tracking pages, each name once', async () => {
    const post = { name: 'India Post', tracking_url: 'https://post.example' };
    answers.set(getCarriers, { carriers: [post] });
    answers.set(changeCarriers, { carriers: [post] });
    open(SettingsArea, '/area/carriers');
    await screen.findByDisplayValue('India Post');
    press('Add a carrier');
    const last = (label: string, value: string) => {
      const field = screen.getAllByLabelText(label).at(-1);
      if (field) fireEvent.change(field, { target: { value } });
    };
    last('Name', 'INDIAPOST');
    last('Tracking page', 'http://dtdc.example/{number}');
    press('Save');
    expect(screen.getByText('This carrier is in the list twice.')).toBeTruthy();
    expect(screen.getByText(/starts with https/)).toBeTruthy();
    const dtdc = { name: 'DTDC', tracking_url: 'https://dtdc.example/{number}' };
    last('Name', dtdc.name);
    last('Tracking page', dtdc.tracking_url);
    press('Save');
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(changeCarriers, { body: { carriers: [post, dtdc] } }),
    );
  });
});

describe('Closing days', () => {
  it('saves the first and the last day of each closing, in this order', async () => {
    const diwali = { from: '2026-11-08', to: '2026-11-10' };
    answers.set(getSettings, { closings: [diwali] });
    answers.set(changeClosings, { closings: [diwali] });
    open(SettingsArea, '/area/closings');
    await screen.findByDisplayValue(diwali.from);
    press('Add closing days');
    const last = (label: string, value: string) => {
      const field = screen.getAllByLabelText(label).at(-1);
      if (field) fireEvent.change(field, { target: { value } });
    };
    last('Last day', '2026-12-31');
    press('Save');
    expect(screen.getByText('Please choose the first day.')).toBeTruthy();
    last('First day', '2027-01-01');
    press('Save');
    expect(screen.getByText(/^Please choose a last day from the first on/)).toBeTruthy();
    expect(callApi).not.toHaveBeenCalledWith(changeClosings, expect.anything());
    last('Last day', '2027-01-01');
    press('Save');
    const newYear = { from: '2027-01-01', to: '2027-01-01' };
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(changeClosings, {
        body: { closings: [diwali, newYear] },
      }),
    );
  });
});

describe('Audit', () => {
  it('describes each action in words', async () => {
    const by = { uid: 'meera', role: 'admin', name: 'Meera' };
    const record = { kind: 'order', id: 'ORD23456789', name: '' };
    const entry = { id: 'entry-1', at: TIME, by, action: 'order.status', record, state: 'done' };
    const values = { before: { order_status: 'processing' }, after: { order_status: 'Shipped' } };
    const whose = { kind: 'user', id: 'ravi', name: 'Ravi Menon' };
    const role = { ...entry, id: 'entry-2', action: 'user.role', record: whose };
    const entries = [
      { ...entry, ...values },
      { ...role, before: null, after: null },
    ].map((one) => ({ ...one, request_id: 'r' }));
    listing({ entries });
    open(AuditArea);
    const row = (await screen.findByText('Order moved')).closest('tr');
    for (const text of ['Meera', 'ORD23456789', 'Order status: processing → Shipped']) {
      expect(row?.textContent).toContain(text);
    }
    const account = screen.getByRole('link', { name: 'Ravi Menon' });
    expect(account.getAttribute('href')).toBe('/admin/customers/ravi');
  });
});
