import { render, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { toastQueue } from '#ui/feedback/toast.ts';
import { Dialog } from './Dialog';

const connection = vi.hoisted(() => {
  let fail: () => void = () => undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('offline'));
  });
  return { lost, fail: () => fail() };
});
vi.mock('./ModalLayer', () => connection.lost);
vi.mock('#lib/log.ts', () => ({ logFailure: () => undefined }));

it('shows one toast if the dialog code cannot be loaded, even after re-renders', async () => {
  const close = vi.fn<(isOpen: boolean) => void>();
  const dialog = () =>
    createElement(Dialog, {
      isOpen: true,
      title: 'Filters',
      closeLabel: 'Close',
      onOpenChange: (isOpen) => close(isOpen),
    });
  const { rerender } = render(dialog());
  rerender(dialog());
  rerender(dialog());
  connection.fail();
  await waitFor(() => expect(close).toHaveBeenCalledWith(false));
  expect(close).toHaveBeenCalledOnce();
  expect(toastQueue.waiting()).toHaveLength(1);
});
