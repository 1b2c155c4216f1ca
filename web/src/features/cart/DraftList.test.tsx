// @vitest-environment jsdom
import type { DraftForm, DraftSummary } from '@smriti/shared/album/drafts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { draftPath, DraftList } from './DraftList';

const FORM: DraftForm = {
  product_type: 'album',
  product_id: null,
  quantity: 1,
  photo_goal: null,
  title: 'Goa',
  album_size_id: null,
  paper_type_id: null,
  frame_id: null,
  binding_type_id: null,
  theme_id: null,
  lamination_id: null,
  cover_type_id: null,
  orientation: null,
  edge_style: null,
  name: '',
  email: '',
  instructions: '',
};

const draft = (id: string, form: Partial<DraftForm> = {}): DraftSummary => ({
  id,
  rev: 3,
  form: { ...FORM, ...form },
  cover: null,
  drawn_cover: null,
  photo_count: 8,
  updated_at: '2026-01-01T06:00:00.000Z',
  expires_at: '2026-01-31T06:00:00.000Z',
});

afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ user: null });
});

function show(drafts: DraftSummary[]) {
  const calls: string[] = [];
  let kept = drafts;
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit) => {
    calls.push(`${method} ${url}`);
    if (method === 'DELETE') {
      kept = kept.filter(({ id }) => !url.endsWith(id));
      return Promise.resolve(Response.json({ message: 'Removed.' }));
    }
    return Promise.resolve(Response.json({ drafts: kept }));
  });
  useSession.setState({ user: ASHA, isLoading: false });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <DraftList />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return calls;
}

describe('unsaved designs in My Cart', () => {
  it('show title, photos and expiry, with a link', async () => {
    show([draft('d1'), draft('d2', { title: '' })]);
    const card = await screen.findByRole('article', { name: 'Goa' });
    expect(card.textContent).toContain('Not saved yet');
    expect(card.textContent).toContain('Photos8');
    expect(card.textContent).toContain('31 Jan 2026');
    const link = screen.getByRole('link', { name: 'Continue Goa' });
    expect(link.getAttribute('href')).toBe('/create-album?draft=d1');
    expect(screen.getByRole('article', { name: 'Untitled album' })).toBeTruthy();
  });

  it('are removed after a confirmation', async () => {
    const calls = show([draft('d1')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Goa' }));
    expect(calls).toEqual(['GET /api/drafts']);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(calls).toEqual(['GET /api/drafts', 'DELETE /api/drafts/d1', 'GET /api/drafts']);
  });
});

it.each([
  [{}, '/create-album?draft=d'],
  [{ product_type: 'canvas' }, '/uploadChoice?draft=d'],
  [{ product_type: 'product', product_id: 7 }, '/create-product?productId=7&draft=d'],
  [
    { product_type: 'product', product_id: 7, quantity: 3, photo_goal: 40 },
    '/create-product?productId=7&quantity=3&photos=40&draft=d',
  ],
] as const)('the design %j continues at %s', (form, path) => {
  expect(draftPath(draft('d', form))).toBe(path);
});
