import { createTestBook } from '@smriti/shared/book/book.test-data';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PLAIN_FINISH } from './finish';
import { MissingDrawingsNotice } from './MissingDrawingsNotice';
import { lazyMonthDrawing } from './use-faces';

const fetches = vi.hoisted(() => ({ fails: true }));
vi.mock('@smriti/shared/book/calendar/month-face', async (original) => {
  if (fetches.fails) throw new Error('no connection');
  return original();
});

it('shows that the days of a calendar are missing until they are loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await lazyMonthDrawing.load();
  const calendar = createTestBook({ kind: 'calendar' });
  const { rerender } = render(
    <MissingDrawingsNotice book={createTestBook()} finish={PLAIN_FINISH} />,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<MissingDrawingsNotice book={calendar} finish={PLAIN_FINISH} />);
  expect(screen.getByRole('alert').textContent).toContain('The days of this calendar');
  fetches.fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(lazyMonthDrawing.value.get()).not.toBeNull();
});
