import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { CACHED_ANSWER_MESSAGE } from '#lib/device/worker-messages.ts';
import { Link } from '#ui/actions/Link.tsx';
import { ConnectionNotice } from './ConnectionNotice';

const worker = new EventTarget();
Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });

afterEach(() => vi.restoreAllMocks());

function open(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(
    <MemoryRouter>
      <Link to="/products">All products</Link>
      <ConnectionNotice />
    </MemoryRouter>,
  );
}

it('shows that there is no connection until there is one', () => {
  open(false);
  expect(screen.getByRole('status').textContent).toContain('You are offline.');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('shows that the shop did not answer, on pages from the cache only', () => {
  open(true);
  expect(screen.getByRole('status').textContent).toBe('');
  act(
    () => void worker.dispatchEvent(new MessageEvent('message', { data: CACHED_ANSWER_MESSAGE })),
  );
  expect(screen.getByRole('status').textContent).toContain('This page shows what you saw last');
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('status').textContent).toBe('');
});
