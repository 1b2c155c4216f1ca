import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  answerWithError,
  openPage,
  pressButton,
  readAlertText,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import { OrderPage } from './OrderPage';
import { STAFF_ORDER } from './staff-order.test-data';

signInAsAsha();

const GET = 'GET /api/orders/ORD1/staff';
const CHANGE = 'PUT /api/orders/ORD1/address';

async function open(of: Partial<StaffOrder> = {}) {
  const order = { ...STAFF_ORDER, ...of };
  const api = stubApi({ [GET]: { order }, [CHANGE]: { order } });
  openPage(<OrderPage />, '/admin/orders/ORD1', '/admin/orders/:id');
  await screen.findByRole('heading', { name: 'Order ORD1' });
  return api;
}

async function openDialog(of: Partial<StaffOrder> = {}) {
  const api = await open({ contact_email: 'asha@smriti.test', ...of });
  pressButton('Change address');
  return {
    api,
    dialog: await screen.findByRole('dialog', { name: 'Change the delivery address' }),
  };
}

it('names each wrong field and focuses the first, then sends the address once', async () => {
  const { api, dialog } = await openDialog({ address_along: ['ORD2'] });
  expect(dialog.textContent).toContain('The customer gets a mail');
  expect(dialog.textContent).toContain('in the same state only');
  typeInto('Phone', '12');
  typeInto('PIN code', '');
  pressButton('Save address');
  expect(within(dialog).getByText('This is not a phone number.')).toBeTruthy();
  expect(within(dialog).getByText('Write the PIN code.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('PIN code'));
  typeInto('Phone', '98450 12345');
  typeInto('PIN code', '695001');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /^Also for ORD2/ }));
  pressButton('Save address');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo(CHANGE)).toMatchObject([
    {
      body: {
        contact_name: 'Asha Verma',
        contact_phone: '98450 12345',
        city: 'Kochi',
        postal_code: '695001',
        version: 0,
        along: false,
      },
    },
  ]);
  expect(api.sentTo(CHANGE)[0]?.key).toBeTruthy();
});

it('shows an address that a colleague has saved meanwhile, and keeps what is typed', async () => {
  const { api, dialog } = await openDialog();
  typeInto('City', 'Thrissur');
  const theirs = { ...STAFF_ORDER, city: 'Aluva', version: 1 };
  api.set(CHANGE, answerWithError(409, 'Somebody else has changed this address.', theirs));
  pressButton('Save address');
  expect(await readAlertText()).toBe('Somebody else has changed this address.');
  expect(within(dialog).getByText('Aluva, Kerala 682001')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Thrissur');
  api.set(CHANGE, { order: STAFF_ORDER });
  pressButton('Save address');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo(CHANGE)[1]?.body).toMatchObject({ city: 'Thrissur', version: 1 });
});

it('is not offered once printing has begun', async () => {
  await open({ print_state: 'printing' });
  expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull();
  expect(
    screen.getByText('Printing has begun: the address can no longer be changed.'),
  ).toBeTruthy();
});
