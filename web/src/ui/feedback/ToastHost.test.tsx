// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToastHost } from './ToastHost';
import { showToast, toastQueue } from './toast';

let isLow = false;
beforeEach(() => {
  isLow = false;
  // jsdom lacks matchMedia, by which sonner reads the colour scheme.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isLow && query.includes('max-height'),
    addEventListener: vi.fn(),
  }));
});

it('shows toasts from before it was rendered, each once', async () => {
  showToast('success', 'Account information saved!');
  render(<ToastHost label="Notifications" />);
  expect(await screen.findByText('Account information saved!')).toBeTruthy();
  expect(toastQueue.waiting()).toEqual([]);

  act(() => showToast('info', 'Link copied'));
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(screen.getAllByText('Account information saved!')).toHaveLength(1);
});

it('shows toasts on the right of a low window, clear of the page buttons', async () => {
  isLow = true;
  showToast('info', 'Link copied again');
  render(<ToastHost label="Notifications" />);
  const toast = await screen.findByText('Link copied again');
  expect(toast.closest('[data-x-position]')?.getAttribute('data-x-position')).toBe('right');
});
