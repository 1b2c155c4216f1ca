// @vitest-environment jsdom
import type { Address } from '@smriti/shared/account/addresses';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useAddresses } from '#lib/addresses/addresses.ts';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { DetailsForm } from './DetailsForm';

// Stubs the map, which needs Google's script; a browser test covers the map.
vi.mock('#domains/address/AddressLocation.tsx', () => ({ AddressLocation: () => null }));

const TYPED = {
  'First name': 'Asha',
  'Last name': 'Verma',
  Email: 'asha@smriti.test',
  Phone: '9876543210',
  Address: '12 Lake Road',
  City: 'Kochi',
  State: 'Kerala',
  'Postal code': '682001',
};

const SAVED: Address = {
  id: 'home',
  user_id: 'asha',
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'asha@smriti.test',
  phone: '9876543210',
  street: '12 Lake Road',
  city: 'Kochi',
  state: 'Kerala',
  postal_code: '682001',
  country: 'India',
  latitude: null,
  longitude: null,
  type: 'Home',
  isDefault: true,
  zipCode: '682001',
  address: '12 Lake Road',
};

afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ user: null });
});

function Details() {
  const { data } = useAddresses();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      {data && <DetailsForm addresses={data} />}
    </>
  );
}

/** Opens the step with saved addresses; the next step is not rendered. */
async function open(addresses: Address[]) {
  const book = [...addresses];
  const calls: string[] = [];
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit) => {
    calls.push(method);
    if (method === 'GET') return Promise.resolve(Response.json({ addresses: book }));
    book.push(SAVED);
    return Promise.resolve(Response.json({ address: SAVED }));
  });
  useSession.setState({ user: ASHA, isLoading: false });
  let arrive: (page: { default: () => string }) => void = () => undefined;
  const Shipping = lazy(
    () => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)),
  );
  render(
    <MemoryRouter initialEntries={['/checkout/details']}>
      <QueryClientProvider client={new QueryClient()}>
        <Suspense fallback="Loading">
          <Routes>
            <Route path="/checkout/details" element={<Details />} />
            <Route path="/checkout/shipping" element={<Shipping />} />
          </Routes>
        </Suspense>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Continue to Shipping' });
  return { calls, arrive: () => act(() => arrive({ default: () => 'Choose how we deliver' })) };
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

it('continues again for customers who returned before the next step appeared', async () => {
  const { arrive } = await open([SAVED]);
  await press('Continue to Shipping');
  await press('Back');
  await press('Continue to Shipping');
  arrive();
  expect(await screen.findByText('Choose how we deliver')).toBeTruthy();
});

it('prefills the first address with the name, email and phone of the customer', async () => {
  await open([]);
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(valueOf('First name')).toBe(ASHA.firstName);
  expect(valueOf('Last name')).toBe(ASHA.lastName);
  expect(valueOf('Email')).toBe(ASHA.email);
  expect(valueOf('Phone')).toBe(ASHA.phone);
  expect(valueOf('Address')).toBe('');
});

it('adds a new address once, also for customers who returned', async () => {
  const { calls, arrive } = await open([]);
  for (const [label, value] of Object.entries(TYPED)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await screen.findByText(/, Kerala$/); // the place of the PIN code
  await press('Continue to Shipping');
  await press('Back');
  await press('Continue to Shipping');
  expect(calls.filter((method) => method === 'POST')).toHaveLength(1);
  arrive();
  expect(await screen.findByText('Choose how we deliver')).toBeTruthy();
});
