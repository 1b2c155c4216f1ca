import type { OrderPrint, PrintArchive } from '@smriti/shared/order/print-files';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setErrorTranslator } from '#lib/api/api.ts';
import {
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import { PrintFiles } from './PrintFiles';

signInAsAsha();

const GET = 'GET /api/orders/ORD1/print';
const MAKE = 'POST /api/orders/ORD1/print';
const ARCHIVE = 'POST /api/prints';

const PHOTOS_DELETED = { reason: 'photos_deleted' };
/** Translates the sentence about deleted photos. */
const translatePhotosDeleted = () =>
  setErrorTranslator(({ reason }) =>
    reason === PHOTOS_DELETED.reason ? 'इसकी फ़ोटो मिटा दी गईं।' : null,
  );
afterEach(() => setErrorTranslator(undefined));

const NONE: OrderPrint = {
  state: 'none',
  done: 0,
  total: 0,
  reason: '',
  can_make: true,
  scene_hash: '',
  made_at: null,
  profile: null,
  files: [],
};
const expires_at = '2026-03-01T10:15:00.000Z';
const READY: OrderPrint = {
  ...NONE,
  state: 'ready',
  done: 31,
  total: 31,
  scene_hash: 'abcdef0123456789',
  made_at: '2026-03-01T10:00:00.000Z',
  files: [
    { kind: 'inside', pages: 30, bytes: 178_000_000, url: '/api/in?sig=1', expires_at },
    { kind: 'cover', pages: 1, bytes: 4_250_000, url: '/api/co?sig=2', expires_at },
    { kind: 'ticket', pages: null, bytes: null, url: '/api/ti?sig=3', expires_at },
  ],
};

function open(print: OrderPrint) {
  const api = stubApi({ [GET]: print });
  openPage(<PrintFiles id="ORD1" />, '/admin/print-room/ORD1');
  return api;
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('lists the files with pages, sizes and the version of the book', async () => {
  open(READY);
  const part = await screen.findByRole('region', { name: 'Print files' });
  expect(await within(part).findByText('Ready')).toBeTruthy();
  expect(hrefOf('Inside')).toBe('/api/in?sig=1');
  expect(hrefOf('Cover')).toBe('/api/co?sig=2');
  expect(hrefOf('Job ticket')).toBe('/api/ti?sig=3');
  for (const text of ['30 pages, 178.0 MB', '1 page, 4.3 MB', 'of the book abcdef01.']) {
    expect(part.textContent).toContain(text);
  }
});

it('names the output profile, and shows the preflight report', async () => {
  const api = stubApi({ 'GET /api/orders/ORD1/preflight': { report: null } });
  const [inside] = READY.files;
  const files = inside ? [{ ...inside, kind: 'preflight' as const, url: '/api/pre?sig=5' }] : [];
  const profile = { hash: 'abc', description: 'Coated FOGRA39' };
  api.set(GET, { ...READY, profile, files });
  openPage(<PrintFiles id="ORD1" />, '/admin/print-room/ORD1');
  expect(await screen.findByText(/PDF\/X-4 for the output profile Coated FOGRA39\./)).toBeTruthy();
  expect(hrefOf('Preflight report as data')).toBe('/api/pre?sig=5');
  await waitFor(() => expect(api.sentTo('GET /api/orders/ORD1/preflight')).toHaveLength(1));
});

it('starts the creation, and shows the progress', async () => {
  const api = open(NONE);
  expect(await screen.findByText('Nobody has had the print files made yet.')).toBeTruthy();
  const making = { ...NONE, state: 'making', done: 12, total: 31 } as const;
  api.set(MAKE, making);
  api.set(GET, making);
  pressButton('Make the print files');
  expect(await screen.findByText('Page 12 of 31')).toBeTruthy();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Pages made' });
  expect([bar.value, bar.max]).toEqual([12, 31]);
  // There is no button for a second start while files are being made.
  expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull();
});

it('shows why they failed, and creates them again', async () => {
  const api = open({ ...NONE, state: 'failed', reason: 'Photo 3 cannot be read.' });
  expect((await screen.findByRole('alert')).textContent).toBe('Photo 3 cannot be read.');
  api.set(MAKE, answerWithError(422, 'Print files are made of approved albums only.'));
  pressButton('Make again');
  expect(await screen.findByText('Print files are made of approved albums only.')).toBeTruthy();
});

it('shows why they failed in the language of the page', async () => {
  translatePhotosDeleted();
  const reason = 'Its photos were deleted.';
  open({ ...NONE, state: 'failed', reason, problem: PHOTOS_DELETED });
  expect((await screen.findByRole('alert')).textContent).toBe('इसकी फ़ोटो मिटा दी गईं।');
});

it('is not offered for an album without an approval', async () => {
  open({ ...NONE, can_make: false });
  expect(await screen.findByText('Print files are made of approved albums only.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('archives the photos, and lists missing ones', async () => {
  translatePhotosDeleted();
  const api = open(READY);
  await screen.findByText('Ready');
  const packing: PrintArchive = {
    id: 'z1',
    state: 'making',
    done: 0,
    total: 1,
    reason: '',
    contents: 'originals',
    missing: [],
    url: null,
    expires_at: null,
  };
  api.set(ARCHIVE, { archive: packing });
  api.set('GET /api/prints/z1', {
    archive: {
      ...packing,
      state: 'ready',
      url: '/api/zip?sig=4',
      expires_at,
      missing: [{ order_id: 'ORD9', reason: 'Its photos were deleted.', problem: PHOTOS_DELETED }],
    },
  });
  pressButton('Photos as uploaded');
  const dialog = screen.getByRole('dialog', { name: 'Photos as they were uploaded' });
  const link = await within(dialog).findByRole('link', { name: 'Download the file' });
  expect(link.getAttribute('href')).toBe('/api/zip?sig=4');
  expect(dialog.textContent).toContain('ORD9: इसकी फ़ोटो मिटा दी गईं।');
  expect(api.sentTo(ARCHIVE)).toMatchObject([
    { body: { order_ids: ['ORD1'], contents: 'originals' } },
  ]);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows that the archive failed', async () => {
  const api = open(READY);
  await screen.findByText('Ready');
  api.set(ARCHIVE, answerWithError(404, 'There is no such order.'));
  pressButton('Photos as uploaded');
  expect((await screen.findByRole('alert')).textContent).toBe('There is no such order.');
});
