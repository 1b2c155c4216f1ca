import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../lib/page.test-data';
import { useSession } from '../../../lib/session/session-store';
import { ASHA } from '../../../lib/session/user.test-data';
import SharePhotos from './SharePhotos';

const kept = vi.hoisted(() => ({ files: [] as string[], refused: [] as string[], origin: '' }));
vi.mock('../../../lib/session/session', () => ({ startSession: () => Promise.resolve() }));
vi.mock('../../../lib/uploads/shared-photos', () => ({
  sharedPhotos: () => Promise.resolve({ files: kept.files, refused: kept.refused }),
}));
vi.mock('../save/draft', () => ({
  GUEST_DRAFT: 'guest',
  readDraft: () => Promise.resolve(kept.origin ? { origin: kept.origin } : null),
}));

beforeEach(() => {
  Object.assign(kept, { files: ['goa', 'sea'], refused: [], origin: '' });
  useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
});

const open = () => openPage(<SharePhotos />, '/share-photos');

it('leads a customer to a new album, which takes the photos in', async () => {
  useSession.setState({ user: ASHA, isAuthenticated: true });
  open();
  expect(await screen.findByText('At /my-account/create-album')).toBeTruthy();
});

it('leads a guest on to the design that was begun', async () => {
  kept.origin = 'productId=1&albumSize=2';
  open();
  expect(await screen.findByText('At /create-product?productId=1&albumSize=2')).toBeTruthy();
});

it('has a visitor choose a product first, or log in and come back', async () => {
  open();
  expect(await screen.findByText('2 photos are waiting for their album')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose a product' }).getAttribute('href')).toBe(
    '/products',
  );
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
});

it('leads on with files that cannot be taken too, since the studio names them', async () => {
  Object.assign(kept, { files: [], refused: ['film.jpg'] });
  useSession.setState({ user: ASHA, isAuthenticated: true });
  open();
  expect(await screen.findByText('At /my-account/create-album')).toBeTruthy();
});

it('says how photos get here when none did', async () => {
  kept.files = [];
  useSession.setState({ user: ASHA, isAuthenticated: true });
  open();
  expect(await screen.findByText('No photos are waiting here.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});
