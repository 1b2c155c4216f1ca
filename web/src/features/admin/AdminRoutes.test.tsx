import type { Role } from '@smriti/shared/account/roles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { showLanguage } from '#lib/language/language.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import { storeSignedInUser } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import AdminRoutes from './AdminRoutes';
import { listAreasOfRole } from './console-areas';

vi.mock('./albums/AlbumsArea', () => ({
  default: () => (
    <>
      <h1>Albums</h1>
      <button type="button" aria-keyshortcuts="J">
        Next photo
      </button>
      <input aria-label="Remark" />
    </>
  ),
}));

const ReviewQueue = () => <h1>Review queue</h1>;

function open(role: Role, path: string) {
  storeSignedInUser({ ...ASHA, role }, 'token');
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route
            path="/admin/*"
            element={
              <AdminRoutes
                onLogout={vi.fn()}
                languageSwitch={<button onClick={() => void showLanguage('en')}>English</button>}
                pages={{ review: ReviewQueue }}
              />
            }
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('shows an area with the links to all areas of the role', async () => {
  open('admin', '/admin/albums');
  expect(await screen.findByRole('heading', { name: 'Albums' })).toBeDefined();
  const [side] = screen.getAllByRole('navigation', { name: 'Shop admin' });
  if (!side) throw new Error('there is no navigation');
  const areas = within(side)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(areas).toEqual([
    ...listAreasOfRole('admin').map(({ path }) => `/admin/${path}`),
    '/',
    '/my-account',
  ]);
  expect(within(side).getByRole('link', { name: 'Albums' }).getAttribute('aria-current')).toBe(
    'page',
  );
});

it('is in the language of the page, which its language switch changes', async () => {
  await loadWithTexts(() => Promise.resolve(), 'console');
  await showLanguage('hi');
  open('admin', '/admin/albums');
  const [side] = screen.getAllByRole('navigation', { name: 'शॉप एडमिन' });
  if (!side) throw new Error('there is no navigation');
  expect(within(side).getByRole('link', { name: 'एल्बम' })).toBeDefined();
  fireEvent.click(within(side).getByRole('button', { name: 'English' }));
  expect(await within(side).findByRole('link', { name: 'Albums' })).toBeDefined();
});

it('opens the search by Ctrl+K also while typing, and the keys of the page by ? elsewhere', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('offline'))),
  );
  const view = open('support', '/admin/albums');
  await screen.findByRole('heading', { name: 'Albums' });
  fireEvent.keyDown(document.body, { key: '?' });
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(
    within(keys)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Ctrl+K', 'J', 'Esc', '?']);
  fireEvent.click(within(keys).getByRole('checkbox', { name: /^Use keys of a single letter/ }));
  fireEvent.keyDown(keys, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: '?' });
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Remark' }), { key: 'k', ctrlKey: true });
  expect(await screen.findByRole('dialog', { name: 'Search the shop' })).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  localStorage.clear();
  view.unmount();
  vi.unstubAllGlobals();
});

it('types ? into a field', async () => {
  open('support', '/admin/albums');
  const field = await screen.findByRole('textbox', { name: 'Remark' });
  expect(fireEvent.keyDown(field, { key: '?' })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows reviewers only the review queue', async () => {
  expect(listAreasOfRole('reviewer').map(({ name }) => name)).toEqual(['review']);
  open('reviewer', '/admin/albums');
  expect(await screen.findByRole('heading', { name: 'Review queue' })).toBeDefined();
});

it('shows support orders, albums and customers, and opens albums without a link to the queue', async () => {
  open('support', '/admin/settings');
  const [side] = screen.getAllByRole('navigation', { name: 'Shop admin' });
  if (!side) throw new Error('there is no navigation');
  const links = within(side).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).slice(0, 3)).toEqual([
    '/admin/orders',
    '/admin/albums',
    '/admin/customers',
  ]);
  expect(within(side).queryByRole('link', { name: 'Review queue' })).toBeNull();
  cleanup();
  open('support', '/admin/review?id=album-1');
  expect(await screen.findByRole('heading', { name: 'Review queue' })).toBeDefined();
});

it('shows printers only the print room', async () => {
  expect(listAreasOfRole('printer').filter(({ name }) => name !== 'printRoom')).toEqual([]);
  open('printer', '/admin/albums');
  expect(await screen.findByRole('heading', { name: 'Print room' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Albums' })).toBeNull();
});
