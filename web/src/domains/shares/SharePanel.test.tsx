import { createTestBook } from '@smriti/shared/book/book.test-data';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import {
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import { SharePanel } from './SharePanel';
import { ShareButton } from './ShareButton';

signInAsAsha();
beforeEach(() => {
  stubScreen();
});

const AT = '2026-03-01T10:00:00.000Z';
const LIST = 'GET /api/albums/a1/shares';
const note = (id: string, given: object = {}) => ({
  id,
  spread_id: 's1',
  heart: false,
  text: 'Lovely',
  at: AT,
  name: 'Nani',
  hidden: false,
  ...given,
});
const share = (id: string, given: object = {}) => ({
  id,
  created_at: AT,
  expires_at: '2026-03-31T10:00:00.000Z',
  is_live: true,
  notes: [],
  ...given,
});
const URL = 'https://shop.example/shared/abc';

const open = () =>
  openPage(<SharePanel albumId="a1" title="Goa" book={createTestBook()} />, '/view-product');

it('creates a link, which is announced once and copied', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const api = stubApi({ [LIST]: { shares: [] } });
  api.set('POST /api/albums/a1/shares', () => {
    api.set(LIST, { shares: [share('l1')] });
    return { id: 'l1', url: URL, expires_at: '2026-03-31T10:00:00.000Z' };
  });
  open();
  pressButton('Make a link');
  expect(await screen.findByDisplayValue(URL)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
  pressButton('Copy the link');
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(URL);
  expect(screen.getByText('opens until 31 Mar 2026')).toBeTruthy();
});

it('shares a link with the share sheet of the phone if available', async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: send, configurable: true });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  stubApi({
    [LIST]: { shares: [share('l1')] },
    'POST /api/albums/a1/shares': { id: 'l1', url: URL, expires_at: AT },
  });
  open();
  pressButton('Make a link');
  await screen.findByDisplayValue(URL);
  pressButton('Send the link');
  expect(send).toHaveBeenCalledWith({
    title: 'Have a look at “Goa”',
    text: 'Have a look at “Goa”',
    url: URL,
  });
  Reflect.deleteProperty(navigator, 'share');
});

it('explains why no link can be created', async () => {
  stubApi({
    [LIST]: { shares: [] },
    'POST /api/albums/a1/shares': answerWithError(422, 'There are 5 links to this book.'),
  });
  open();
  pressButton('Make a link');
  expect((await screen.findByRole('alert')).textContent).toBe('There are 5 links to this book.');
});

it('ends a link after a confirmation, and marks ended links', async () => {
  const api = stubApi({ [LIST]: { shares: [share('l1'), share('l2', { is_live: false })] } });
  api.set('DELETE /api/albums/a1/shares/l1', () => {
    api.set(LIST, { shares: [share('l2', { is_live: false })] });
    return { message: 'This link has ended.' };
  });
  open();
  const links = within(await screen.findByRole('list', { name: 'Links' }));
  expect(links.getAllByText('has ended')).toHaveLength(1);
  pressButton('End the link of 1 Mar 2026');
  const dialog = within(await screen.findByRole('dialog', { name: 'End this link?' }));
  dialog.getByRole('button', { name: 'End' }).click();
  await vi.waitFor(() => expect(links.getAllByRole('listitem')).toHaveLength(1));
  expect(api.sentTo('DELETE /api/albums/a1/shares/l1')).toHaveLength(1);
});

it('lists notes with their page, and hides them from others', async () => {
  const notes = [note('n1'), note('n2', { heart: true, text: '', name: 'Ravi', spread_id: 's9' })];
  const api = stubApi({ [LIST]: { shares: [share('l1', { notes })] } });
  api.set('PUT /api/albums/a1/shares/l1/notes/n1', () => {
    api.set(LIST, { shares: [share('l1', { notes: [note('n1', { hidden: true })] })] });
    return { note: note('n1', { hidden: true }) };
  });
  open();
  const list = within(await screen.findByRole('list', { name: 'Hearts and notes' }));
  expect(screen.getByText('1 heart')).toBeTruthy();
  expect(list.getByText('Pages 1 and 2')).toBeTruthy();
  expect(list.getByText('A page that is no longer there: a heart')).toBeTruthy();
  expect(list.getByText('Nani, 1 Mar 2026')).toBeTruthy();
  pressButton('Hide the note of Nani');
  expect(await list.findByText('Hidden from others')).toBeTruthy();
  expect(api.sentTo('PUT /api/albums/a1/shares/l1/notes/n1')[0]?.body).toEqual({ hidden: true });
});

it('loads links in the editor only when they are opened', async () => {
  const api = stubApi({ [LIST]: { shares: [share('l1')] } });
  openPage(<ShareButton albumId="a1" title="Goa" book={createTestBook()} />, '/edit-product');
  expect(api.sent).toEqual([]);
  pressButton('Family: links and notes');
  expect(await screen.findByRole('list', { name: 'Links' })).toBeTruthy();
});
