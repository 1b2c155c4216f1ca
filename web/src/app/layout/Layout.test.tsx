import { fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { failImport, stubOffline } from '#lib/api/without-connection.test-data.ts';
import { showToast, toastQueue } from '#ui/feedback/toast.ts';
import { Layout } from './Layout';

// The import of the footer fails, as without a connection.
vi.mock('./Footer', () => failImport());
vi.mock('./MenuSheet', () => failImport());
vi.mock('#ui/feedback/Toaster.tsx', () => failImport());

afterEach(() => {
  toastQueue.take(toastQueue.waiting());
});

stubOffline();

it('keeps the page if footer, toasts and menu cannot be loaded', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route path="/" element={<h1>My Cart</h1>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  showToast('success', 'Sorted by name.');
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(await screen.findByText('We could not show this page. Please reload it.')).toBeDefined();
  const logged = () => vi.mocked(console.warn).mock.calls.map(([message]: unknown[]) => message);
  await vi.waitFor(() =>
    expect(logged().toSorted()).toEqual([
      'A page failed',
      'A part of the page was not fetched: Footer',
      'Toasts could not be shown',
    ]),
  );
  expect(screen.getByRole('heading', { name: 'My Cart' })).toBeDefined();
});
