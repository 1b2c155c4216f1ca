import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from '#lib/device/save-file.ts';
import {
  readAlertText,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import AuditArea from './AuditArea';

const files = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('#lib/device/save-file.ts', () => files);

signInAsAsha();
afterEach(() => vi.mocked(saveFile).mockReset());

const LIST = 'GET /api/audit';
const EXPORT = 'GET /api/audit/export';
const meera = {
  uid: 'meera',
  displayName: 'Meera Iyer',
  email: 'meera@smriti.test',
  phone: '',
  role: 'admin',
  created_at: '2026-01-01T00:00:00.000Z',
};
const staff = ({ query }: { query: URLSearchParams }) => ({
  users: query.get('role') === 'admin' ? [meera] : [],
});
const stub = () => stubApi({ [LIST]: { entries: [] }, 'GET /api/users': staff });
const asked = (calls: readonly { query: URLSearchParams }[]) =>
  calls.map(({ query }) => Object.fromEntries(query));

it('filters by person, record and day', async () => {
  const api = stub();
  openPage(<AuditArea />, '/admin/audit');
  await screen.findByRole('option', { name: 'Meera Iyer' });
  typeInto('Who', 'meera');
  typeInto('Day', '2026-01-21');
  typeInto('Order number or other number', 'ORD23456789');
  const search = { by: 'meera', record: 'ORD23456789', day: '2026-01-21' };
  await waitFor(() => expect(asked(api.sentTo(LIST)).at(-1)).toEqual(search));
  const filters = within(screen.getByRole('group', { name: 'Filters' }));
  fireEvent.click(filters.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(asked(api.sentTo(LIST)).at(-1)).not.toHaveProperty('by'));
});

it('sends no filter for an invalid record number', async () => {
  const api = stub();
  openPage(<AuditArea />, '/admin/audit?record=a%20b');
  await screen.findByText('Nothing matches these filters.');
  expect(asked(api.sentTo(LIST))).toEqual([{}]);
});

it('downloads the filtered entries, and shows a failure', async () => {
  const api = stub();
  openPage(<AuditArea />, '/admin/audit?by=meera&day=2026-01-21');
  api.set(EXPORT, answerWithError(422, 'Choose a day.'));
  pressButton('Download as CSV');
  expect(await readAlertText()).toBe('Choose a day.');
  const headers = { 'Content-Disposition': 'attachment; filename="audit-2026.csv"' };
  api.set(EXPORT, () => new Response('When', { headers }));
  pressButton('Download as CSV');
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toBe('audit-2026.csv');
  expect(asked(api.sentTo(EXPORT))[1]).toEqual({ by: 'meera', day: '2026-01-21' });
});
