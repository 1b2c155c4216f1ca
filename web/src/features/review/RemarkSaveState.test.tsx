// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createRemarkEditing } from './remarks/remark-editing';
import { RemarkSaveState } from './RemarkSaveState';

// proves review-4, review-5
it('shows that remarks are being saved, and that saving failed', async () => {
  let refuse = (): void => undefined;
  const answer = new Promise<void>((_resolve, reject) => {
    refuse = () => reject(new Error('no'));
  });
  const work = createRemarkEditing({
    saved: { a: '' },
    drafts: { read: () => null, write: vi.fn() },
    send: () => answer,
    isTransientError: () => false,
    onWrite: () => undefined,
  });
  render(<RemarkSaveState work={work} />);
  act(() => work.write('a', 'Too dark'));
  let save = Promise.resolve(true);
  act(() => void (save = work.save()));
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeTruthy();

  refuse();
  await act(() => save);
  expect(screen.getByText('Failed to save descriptions.')).toBeTruthy();
  expect(screen.getByText('What you typed is kept on this device.')).toBeTruthy();
});
