import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { openStudioWith, renderInStudio } from '../../studio.test-data';
import { Conflicts } from './Conflicts';

const fetches = vi.hoisted(() => ({ fails: true }));
vi.mock('./ConflictNotice', async (original) => {
  if (fetches.fails) throw new Error('no connection');
  return original();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows an error when the conflict notice cannot be loaded, and retries on request', async () => {
  stubScreen();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const studio = openStudioWith([]);
  studio.store.setState({ conflict: 'tab' });
  renderInStudio(studio, <Conflicts onUseOther={vi.fn()} onKeepThis={vi.fn()} />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  fetches.fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/open in another tab too/)).toBeTruthy();
});
