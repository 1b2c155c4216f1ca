import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  answerWithError,
  openPage,
  pressButton,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import { ORDER_FILTERS } from './order-filters';
import { OrderViews } from './OrderViews';

signInAsAsha('admin');

const READ = 'GET /api/order-views';
const SAVE = 'PUT /api/order-views';
const late = { name: 'Late', filters: { late: '1' } };
const pune = { name: 'Pune', filters: { q: 'pune', status: 'Shipped' } };

function open(filters: Partial<Record<keyof typeof ORDER_FILTERS, string>>): void {
  openPage(<OrderViews filters={{ ...ORDER_FILTERS, ...filters }} />, '/admin/orders');
}
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
};

it('saves the filters and the order under a name that no other view has, once for a double click', async () => {
  const views = [late];
  const api = stubApi({
    [READ]: { version: 3, views },
    [SAVE]: () => ({ version: 4, views: [...views, pune] }),
  });
  open({ q: 'pune', status: 'Shipped' });
  fireEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
  await confirm('Save this view');
  expect(await screen.findByText('Please write a name.')).toBeDefined();
  typeInto('Name', ' late ');
  await confirm('Save this view');
  expect(await screen.findByText('You have a view of this name already.')).toBeDefined();
  typeInto('Name', 'Pune ');
  await confirm('Save this view');
  await confirm('Save this view');
  const link = await screen.findByRole('link', { name: 'Pune', current: true });
  expect(link.getAttribute('href')).toBe('/admin/orders?q=pune&status=Shipped');
  expect(api.sentTo(SAVE).map(({ body }) => body)).toEqual([{ version: 3, views: [late, pune] }]);
});

it('renames and deletes the view that is shown', async () => {
  const api = stubApi({
    [READ]: { version: 3, views: [late, pune] },
    [SAVE]: ({ body }) => ({ ...(body as object), version: 4 }),
  });
  open({ late: '1' });
  fireEvent.click(await screen.findByRole('button', { name: 'Rename the view Late' }));
  await screen.findByRole('dialog');
  typeInto('Name', 'Too late');
  await confirm('Rename');
  expect(await screen.findByRole('link', { name: 'Too late' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  pressButton('Delete the view Too late');
  await confirm('Delete');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Too late' })).toBeNull());
  expect(api.sentTo(SAVE).at(-1)?.body).toEqual({ version: 4, views: [pune] });
});

it('shows the views of another window after a conflict, and saves beside them', async () => {
  const conflict = { version: 8, views: [late] };
  const api = stubApi({ [READ]: { version: 0, views: [] } });
  api.set(SAVE, answerWithError(409, 'Your saved views have changed.', conflict));
  open({ q: 'pune', status: 'Shipped' });
  fireEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
  await screen.findByRole('dialog');
  typeInto('Name', 'Pune');
  await confirm('Save this view');
  expect(await screen.findByText('Your saved views have changed.')).toBeDefined();
  api.set(SAVE, { version: 9, views: [late, pune] });
  await confirm('Save this view');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo(SAVE).at(-1)?.body).toEqual({ version: 8, views: [late, pune] });
});
