import { findFrame } from '@smriti/shared/book/edit/find-frame';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { toastQueue } from '#ui/feedback/toast.ts';
import { openArrangedBook } from './editor.test-data';

const fetches = vi.hoisted(() => ({ fails: true }));
vi.mock('./state/plan-photo-move', async (original) => {
  if (fetches.fails) throw new Error('no connection');
  return original();
});

const pressPhoto = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('shows an error when the code for moving photos cannot be loaded, and moves them at the next try', async () => {
  stubScreen();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { scene } = await openArrangedBook();
  const pages = within(screen.getByRole('list', { name: 'All pages' }));
  fireEvent.click(pages.getByRole('button', { name: /^Pages 2 and 3/ }));
  const photoIn = (item: string) => findFrame(scene(), { spread: 's2', item })?.photo;
  const before = [photoIn('p1'), photoIn('p2')];

  pressPhoto(/^Photo 3,/);
  pressPhoto(/^Photo 4,/);
  await vi.waitFor(() =>
    expect(toastQueue.waiting()).toMatchObject([
      { message: 'This could not be loaded. Please try again when you are online.' },
    ]),
  );
  expect([photoIn('p1'), photoIn('p2')]).toEqual(before);

  fetches.fails = false;
  pressPhoto(/^Photo 3,/);
  pressPhoto(/^Photo 4,/);
  await vi.waitFor(() => expect([photoIn('p1'), photoIn('p2')]).toEqual(before.toReversed()));
});
