import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '#lib/page.test-data.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import SharePhotosPage from './SharePhotosPage';

const kept = vi.hoisted(() => ({
  files: [] as File[],
  refused: [] as { name: string; problem: string }[],
  isAccepted: true,
  origin: '',
}));
vi.mock('#lib/session/session.ts', () => ({ startSession: () => Promise.resolve() }));
vi.mock('#lib/uploads/shared-photos.ts', () => ({
  readSharedPhotos: () =>
    Promise.resolve({
      ...kept,
      accept: () => Promise.resolve(Object.assign(kept, { isAccepted: true })),
      forget: () => Promise.resolve(Object.assign(kept, { files: [], refused: [] })),
    }),
}));
vi.mock('../save/draft', () => ({
  GUEST_DRAFT_NAME: 'guest',
  readDraft: () => Promise.resolve(kept.origin ? { origin: kept.origin } : null),
}));

beforeEach(() => {
  const files = ['goa.jpg', 'sea.jpg'].map((name) => new File([name], name));
  Object.assign(kept, { files, refused: [], isAccepted: true, origin: '' });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:photo';
      static override revokeObjectURL = () => undefined;
    },
  );
  useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
});

afterEach(() => {
  // Unmounts the page while URL is still replaced, because unmounting revokes the URLs of its pictures.
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => openPage(<SharePhotosPage />, '/share-photos');

it('redirects a customer to a new album', async () => {
  useSession.setState({ user: ASHA, isAuthenticated: true });
  open();
  expect(await screen.findByText('At /my-account/create-album')).toBeTruthy();
});

it('redirects a guest to their unsaved design', async () => {
  kept.origin = 'productId=1&albumSize=2';
  open();
  expect(await screen.findByText('At /create-product?productId=1&albumSize=2')).toBeTruthy();
});

it('links a visitor to the products and to the login', async () => {
  open();
  expect(await screen.findByText('2 photos are waiting for their album')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose a product' }).getAttribute('href')).toBe(
    '/products',
  );
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
});

it('asks before it uses shared photos, because any website can send them', async () => {
  kept.isAccepted = false;
  useSession.setState({ user: ASHA, isAuthenticated: true });
  open();
  expect(await screen.findByText('2 photos came here')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'goa.jpg' })).toBeTruthy();
  fireEvent.error(screen.getByRole('img', { name: 'sea.jpg' }));
  // A file that the browser cannot decode is shown by its name.
  expect(screen.getByText('sea.jpg')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use these photos' }));
  expect(await screen.findByText('At /my-account/create-album')).toBeTruthy();
});

it('discards photos that the user rejects', async () => {
  kept.isAccepted = false;
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('No photos are waiting here.')).toBeTruthy();
});

it('names files that cannot be used', async () => {
  const refused = [{ name: 'film.jpg', problem: 'tooLarge' }];
  Object.assign(kept, { files: [], refused, isAccepted: false });
  open();
  expect(await screen.findByText(/too many: film.jpg$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use these photos' })).toBeNull();
});

it('shows a hint when no photos were shared', async () => {
  kept.files = [];
  useSession.setState({ user: ASHA, isAuthenticated: true });
  open();
  expect(await screen.findByText('No photos are waiting here.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});
