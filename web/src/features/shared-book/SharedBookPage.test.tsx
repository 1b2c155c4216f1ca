import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import {
  readAlertText,
  rejectWithoutConnection,
  openPage,
  pressButton,
  answerWithError,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import SharedBookPage from './SharedBookPage';

const TOKEN = `${'a'.repeat(20)}${'b'.repeat(43)}`;
const BOOK = `GET /api/shares/${TOKEN}`;
const NOTES = `POST /api/shares/${TOKEN}/notes`;
const AT = '2026-03-01T10:00:00.000Z';

const note = (id: string, given: object = {}) => ({
  id,
  spread_id: 's1',
  heart: false,
  text: 'Lovely',
  at: AT,
  ...given,
});
const photo = (n: number) => ({
  id: testPhotoId(n),
  place: n,
  width: 1000,
  height: 750,
  small_url: `/api/pictures/${n}/400`,
  large_url: `/api/pictures/${n}/1600`,
});
const SHOWN = {
  title: 'A week in Goa',
  book: createTestBook({
    cover: createTestSpread('cover', { items: [createTestPhotoItem(1, { x: 260 })] }),
    spreads: [1, 2].map((n) => createTestSpread(`s${n}`, { items: [createTestPhotoItem(n)] })),
  }),
  photos: [photo(1), photo(2)],
  lamination: '',
  cover_type: '',
  expires_at: '2026-03-31T10:00:00.000Z',
  notes: [note('n1'), note('n2', { heart: true, text: '' }), note('n3', { spread_id: 's2' })],
};

beforeEach(() => {
  stubScreen();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const open = () => openPage(<SharedBookPage />, `/shared/${TOKEN}`, '/shared/:token');
const notes = () => within(screen.getByRole('region', { name: 'Hearts and notes' }));

it('shows the book without names, and excludes search engines', async () => {
  stubApi({ [BOOK]: SHOWN });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'A week in Goa' })).toBeTruthy();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(screen.getByRole('img', { name: 'Front of the cover: Photo 1' })).toBeTruthy();
  expect(screen.getByText('You can look at this until 31 Mar 2026.')).toBeTruthy();
});

it('shows the notes of the open pages', async () => {
  stubApi({ [BOOK]: SHOWN });
  open();
  await screen.findByText('Nobody has written anything here yet.');
  pressButton('Turn the page');
  expect(screen.getByRole('heading', { name: 'Pages 1 and 2: hearts and notes' })).toBeTruthy();
  expect(notes().getByText('1 heart')).toBeTruthy();
  expect(notes().getAllByRole('listitem')).toHaveLength(1);
});

it('adds a heart under a name once, and remembers both', async () => {
  const api = stubApi({ [BOOK]: SHOWN });
  api.set(NOTES, { note: note('n4', { spread_id: 'cover', heart: true, text: '' }) });
  open();
  await screen.findByLabelText('Your name');
  pressButton('Leave a heart');
  expect(await screen.findByText(/^Please write your name/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  typeInto('Your name', 'Nani');
  pressButton('Leave a heart');
  await screen.findByText('Thank you! Your heart is here now.');
  expect(notes().getByText('1 heart')).toBeTruthy();
  pressButton('You left a heart here');
  expect(api.sentTo(NOTES)).toHaveLength(1);
  expect(api.sentTo(NOTES)[0]?.body).toMatchObject({
    spread_id: 'cover',
    name: 'Nani',
    heart: true,
    visitor: expect.stringMatching(/^[A-Za-z0-9_-]{16,64}$/) as string,
  });
  pressButton('Turn the page');
  expect(screen.getByRole('button', { name: 'Leave a heart' })).toBeTruthy();
});

it('adds a note as plain text, and keeps the field on a failure', async () => {
  const api = stubApi({ [BOOK]: SHOWN });
  api.set(NOTES, answerWithError(422, 'This book has all the notes that it can take.'));
  open();
  await screen.findByLabelText('Your name');
  typeInto('Your name', 'Nani');
  pressButton('Leave the note');
  expect(screen.getByText('Please write something first.')).toBeTruthy();
  typeInto('Your note', '<b>So big</b> already!');
  pressButton('Leave the note');
  expect(await readAlertText()).toBe('This book has all the notes that it can take.');
  expect(screen.getByDisplayValue('<b>So big</b> already!')).toBeTruthy();
  api.set(NOTES, { note: note('n4', { spread_id: 'cover', text: '<b>So big</b> already!' }) });
  fireEvent.click(screen.getByRole('button', { name: 'Leave the note' }));
  await screen.findByText('Thank you! Your note is here now.');
  expect(notes().getByText('<b>So big</b> already!').tagName).toBe('LI');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe('');
});

it('keeps the text that is typed while a note is sent', async () => {
  const api = stubApi({ [BOOK]: SHOWN });
  let answer: (value: object) => void = () => undefined;
  api.set(NOTES, () => new Promise<object>((resolve) => void (answer = resolve)));
  open();
  await screen.findByLabelText('Your name');
  typeInto('Your name', 'Nani');
  typeInto('Your note', 'So big already!');
  pressButton('Leave the note');
  await waitFor(() => expect(api.sentTo(NOTES)).toHaveLength(1));
  typeInto('Your note', 'So big already! And');
  answer({ note: note('n4', { spread_id: 'cover', text: 'So big already!' }) });
  await screen.findByText('Thank you! Your note is here now.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe('So big already! And');
});

it('shows that a link has ended', async () => {
  stubApi({ [BOOK]: answerWithError(404) });
  open();
  expect(await readAlertText()).toMatch(/^This link has ended\./);
});

it('offers a retry if the book could not be opened', async () => {
  const api = stubApi({ [BOOK]: answerWithError(500) });
  open();
  expect(await readAlertText()).toContain('This could not be opened.');
  expect(screen.getByRole('heading', { level: 1, name: 'A photo book' })).toBeTruthy();
  api.set(BOOK, SHOWN);
  pressButton('Try again');
  expect(await screen.findByRole('heading', { name: 'A week in Goa' })).toBeTruthy();
});

it('keeps a note if the shop cannot be reached, with a notice', async () => {
  stubApi({ [BOOK]: SHOWN, [NOTES]: rejectWithoutConnection });
  open();
  await screen.findByLabelText('Your name');
  typeInto('Your name', 'Nani');
  typeInto('Your note', 'So big already!');
  pressButton('Leave the note');
  expect(await readAlertText()).toMatch(/shop cannot be reached|could not/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe('So big already!');
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Nani');
});
