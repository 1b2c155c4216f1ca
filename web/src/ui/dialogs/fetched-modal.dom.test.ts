import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./ModalLayer', () => {
  fetched();
  return { ModalLayer: () => null };
});

it('loads the dialog code after the first paint, not before', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => frames.push(step));
  const closed = { isOpen: false, title: 'Filters', closeLabel: 'Close', onOpenChange: vi.fn() };
  render(createElement(Dialog, closed));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetched).not.toHaveBeenCalled();
  for (const paint of frames) paint();
  await act(() => vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce()));
});
